import { Navigate, useParams } from 'react-router';
import { useAnswers } from '../resumeanswers/answers';
import { FittingEmployers } from './FittingEmployers';
import { DonePage } from './DonePage';
import { JobsStep } from './JobsStep';
import { LanguagesStep } from './LanguagesStep';
import { LicencesStep } from './LicencesStep';
import { PlaceStep } from './PlaceStep';
import { ReachStep } from './ReachStep';
import { SchoolStep } from './SchoolStep';
import { SkillsStep } from './SkillsStep';
import { pathOf } from './steps';
import { TasksStep } from './TasksStep';
import { TimesStep } from './TimesStep';
import { WorkStep } from './WorkStep';

/** A resume by taps: one question at a time, each with an address of its own. */
export function BuilderPage() {
  const { step, job } = useParams();
  return (
    <div className="container builder" key={`${step} ${job}`}>
      {screen(step, Number(job))}
    </div>
  );
}

function screen(step: string | undefined, job: number) {
  switch (step) {
    case undefined:
      return <WorkStep />;
    case 'tasks':
    case 'place':
      return <JobScreen step={step} place={job} />;
    case 'jobs':
      return <JobsStep />;
    case 'skills':
      return <SkillsStep />;
    case 'licences':
      return <LicencesStep />;
    case 'schooling':
      return <SchoolStep />;
    case 'languages':
      return <LanguagesStep />;
    case 'times':
      return <TimesStep />;
    case 'reach':
      return <ReachStep />;
    case 'done':
      return <DonePage />;
    case 'employers':
      return <FittingEmployers />;
    default:
      return <Navigate to={pathOf.start} replace />;
  }
}

/** A question about one job; a job that is not there (any more) leads back to all of them. */
function JobScreen({ step, place }: { step: 'tasks' | 'place'; place: number }) {
  const job = useAnswers().jobs[place];
  if (!job) return <Navigate to={pathOf.step('jobs')} replace />;
  return step === 'tasks' ? (
    <TasksStep job={job} place={place} />
  ) : (
    <PlaceStep job={job} place={place} />
  );
}
