import Button from 'react-bootstrap/Button';
import Table from 'react-bootstrap/Table';
import { useBackend } from '../backend/context';
import type { Resume } from '../generated/bindings';
import { useWords } from '../words/language';
import { useResumeWords } from '../words/resumeWords';

interface Props {
  files: Resume[];
  onOpen: (resume: Resume) => void;
  onRemove: (resume: Resume) => void;
}

/** RES-3: a row each, with a link to the file and Remove. */
export function ResumeList({ files, onOpen, onRemove }: Props) {
  const words = useResumeWords();
  return (
    <section aria-labelledby="past-resumes">
      <h3 id="past-resumes">{words.past}</h3>
      {files.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <Table className="files" aria-labelledby="past-resumes">
          <thead>
            <tr>
              <th scope="col">{words.file}</th>
              <th scope="col">{words.action}</th>
            </tr>
          </thead>
          <tbody>
            {files.map((resume) => (
              <tr key={resume.name}>
                <td>
                  <FileLink resume={resume} onOpen={onOpen} />
                </td>
                <td>
                  <Button
                    variant="outline-primary"
                    aria-label={words.removeWhat(resume.name)}
                    onClick={() => onRemove(resume)}
                  >
                    {words.remove}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}

/** A browser opens a new tab; a kiosk has a viewer of its own. Both look first if the file is there. */
function FileLink({ resume, onOpen }: { resume: Resume; onOpen: (resume: Resume) => void }) {
  const { opensNewTab } = useWords();
  const words = useResumeWords();
  if (useBackend().device.kind === 'kiosk') {
    return (
      <Button
        variant="link"
        aria-label={words.openWhat(resume.name)}
        onClick={() => onOpen(resume)}
      >
        {resume.name}
      </Button>
    );
  }
  return (
    <a
      href={resume.url}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        // With a key held down the person asks the browser for its own way to open a link.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen(resume);
      }}
      aria-label={`${resume.name}, ${opensNewTab}`}
    >
      {resume.name}
    </a>
  );
}
