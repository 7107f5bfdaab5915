import { Link } from 'react-router';
import { HelpNumber } from '../page/HelpNumber';
import { useWords } from '../words/language';

/** On every screen: the number that helps at any hour. */
export function Footer() {
  const { footer } = useWords();
  return (
    <footer className="site-footer">
      <div className="container-fluid">
        <p>
          {footer.help} <HelpNumber>211</HelpNumber>. {footer.helpNote}
        </p>
        <Link to="/contact">{footer.contact}</Link>
      </div>
    </footer>
  );
}
