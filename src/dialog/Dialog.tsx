import { useEffect, useRef, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import Form from 'react-bootstrap/Form';
import Modal from 'react-bootstrap/Modal';
import { useWords } from '../words/language';

interface Props {
  /** The ids inside begin with it. */
  id: string;
  title: string;
  /** Of a title that is not in the language of the visit. */
  titleLang?: 'en' | undefined;
  /** Whether the body is read aloud with the title when the dialog opens. */
  isMessage?: boolean;
  /** Whether a press beside the dialog leaves it open. */
  isFirm?: boolean;
  /** Whether what it shows is never shown again, so that Escape leaves it open too. */
  isShownOnce?: boolean;
  size?: 'lg' | undefined;
  className?: string;
  bodyClassName?: string;
  /** The buttons, in the order in which they are read. */
  actions: ReactNode;
  children: ReactNode;
  onClose: () => void;
  /** For a dialog that is a form. */
  onSubmit?: (event: SubmitEvent) => void;
}

/** The frame of all dialogs: title, content, buttons. */
export function Dialog(props: Props) {
  const { id, title, titleLang, isMessage, isFirm, bodyClassName, actions, children } = props;
  // It stands at the end of the page, outside of a screen in another language.
  const { language } = useWords();
  const body = useRef<HTMLDivElement>(null);
  useKeyboardScrolling(body);
  const content = (
    <>
      <Modal.Header lang={language}>
        <Modal.Title id={`${id}-title`} as="h2" lang={titleLang}>
          {title}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body ref={body} id={`${id}-text`} className={bodyClassName} lang={language}>
        {children}
      </Modal.Body>
      <Modal.Footer lang={language}>{actions}</Modal.Footer>
    </>
  );
  return (
    <Modal
      show
      centered
      animation={false}
      {...(props.size && { size: props.size })}
      className={props.className ?? ''}
      backdrop={isFirm ? 'static' : true}
      keyboard={!props.isShownOnce}
      onHide={props.onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={isMessage ? `${id}-text` : undefined}
    >
      {props.onSubmit ? (
        <Form onSubmit={props.onSubmit} noValidate>
          {content}
        </Form>
      ) : (
        content
      )}
    </Modal>
  );
}

/** A text that scrolls between title and buttons can be reached, and so scrolled, by keyboard. */
function useKeyboardScrolling(body: RefObject<HTMLDivElement | null>) {
  // After every drawing, because what is said in a dialog changes.
  useEffect(() => {
    const decide = () => {
      const element = body.current;
      if (!element) return;
      if (element.scrollHeight > element.clientHeight + 1) element.setAttribute('tabindex', '0');
      else element.removeAttribute('tabindex');
    };
    decide();
    addEventListener('resize', decide);
    return () => removeEventListener('resize', decide);
  });
}
