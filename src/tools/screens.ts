// The small tools come in one file: for each more, the first page would have to know another name.
export { InterviewPage } from '../interview/InterviewPage';
export { LetterPage } from '../letters/LetterPage';
export { SlipPage } from '../slip/SlipPage';
