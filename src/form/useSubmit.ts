import { useState, type SubmitEvent } from 'react';

/** Does what a form is for, once at a time. `work` handles its own failures. */
export function useSubmit(work: () => Promise<void>) {
  const [working, setWorking] = useState(false);
  const run = async () => {
    if (working) return;
    setWorking(true);
    try {
      await work();
    } finally {
      setWorking(false);
    }
  };
  const submit = (event?: SubmitEvent) => {
    event?.preventDefault();
    void run();
  };
  return { working, submit };
}
