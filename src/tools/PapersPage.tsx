import { useLocation } from 'react-router';
import { InterviewPage } from '../interview/InterviewPage';
import { LetterPage } from '../letters/LetterPage';
import { SlipPage } from '../slip/SlipPage';

/** Letters, the appointment slip and the interview practice: one file, loaded with the first of them. */
export function PapersPage() {
  const { pathname } = useLocation();
  if (pathname.startsWith('/appointment')) return <SlipPage />;
  return pathname.startsWith('/interview') ? <InterviewPage /> : <LetterPage />;
}
