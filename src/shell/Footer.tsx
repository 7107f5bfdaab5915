import { Link } from 'react-router';
import { useWords } from '../words/language';
import { HelpNow } from './HelpNow';

/** On every screen: the number that helps at any hour. */
export function Footer() {
  const { footer } = useWords();
  return (
    <footer className="site-footer">
      <div className="container-fluid">
        <HelpNow />
        <Link to="/contact">{footer.contact}</Link>
      </div>
    </footer>
  );
}
