import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBackend } from '../backend/context';
import { OutsideLink } from '../page/OutsideLink';
import { PageHeading } from '../page/PageHeading';
import { usePageView } from '../page/usePageView';
import { useWords } from '../words/language';
import { Doors } from './Doors';
import { LanguageRow } from './LanguageRow';
import { Bag, Envelope, Hands, House } from './icons';
import { Sunrise } from './Sunrise';

/** HOM-1 to HOM-4 */
export function HomePage() {
  const { home } = useWords();
  const { contactEmail } = useBackend();
  usePageView('home');
  return (
    <>
      <section className="hero">
        <Sunrise />
        <div className="container">
          <LanguageRow />
          <PageHeading name={home.title}>{home.title}</PageHeading>
          <p className="mission">{home.mission}</p>
          <p className="open-to-all">{home.open}</p>
        </div>
      </section>
      <Doors />
      <div className="container blocks">
        <Block icon={<Bag />} title={home.employment.title} text={home.employment.text}>
          <Link className="btn btn-primary" to="/profile#resume">
            {home.employment.upload}
          </Link>
          <Link className="btn btn-outline-primary" to="/employment">
            {home.employment.view}
          </Link>
          <Link className="btn btn-outline-primary" to="/resume/new">
            {home.employment.make}
          </Link>
        </Block>
        <Block icon={<House />} title={home.resources.title} text={home.resources.text}>
          <Link className="btn btn-primary" to="/resources/food">
            {home.resources.local}
          </Link>
          <Link className="btn btn-outline-primary" to="/resources/videos/career">
            {home.resources.videos}
          </Link>
          <Link className="btn btn-outline-primary" to="/first-days">
            {home.resources.firstDays}
          </Link>
        </Block>
        <Block icon={<Hands />} title={home.mentorship.title} text={home.mentorship.text}>
          <button type="button" className="btn btn-outline-primary" disabled>
            {home.mentorship.soon}
          </button>
        </Block>
        <Block icon={<Envelope />} title={home.contact.title} text={home.contact.text}>
          <OutsideLink className="btn btn-primary" address={`mailto:${contactEmail}`}>
            {home.contact.email}
          </OutsideLink>
          <Link className="btn btn-outline-primary" to="/contact">
            {home.contact.form}
          </Link>
        </Block>
      </div>
    </>
  );
}

interface BlockProps {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}

function Block({ icon, title, text, children }: BlockProps) {
  return (
    <section className="block">
      {icon}
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="actions">{children}</div>
    </section>
  );
}
