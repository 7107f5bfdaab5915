import { Channel } from '@tauri-apps/api/core';
import type {
  MatchAnswer,
  SelectableFile,
  Resumes,
  SkillTile,
  UploadProgress,
} from '../../generated/bindings';
import { LIMITS } from '../../generated/limits';
import { base64Of } from '../base64';
import type { ResumeShelf } from '../ResumeShelf';
import { appearance } from './appearance';
import { command } from './command';

/** A person's resumes in the kiosk window: files are found, sent and shown by src-tauri. */
export async function openKioskResumes(): Promise<ResumeShelf> {
  // Without a network the default is shown. The service checks the size of every upload.
  const maxBytes = await command<number>('resume_max_bytes', {}).catch(() => LIMITS.resumeMaxBytes);
  return {
    maxBytes,
    list: () => command<Resumes>('list_resumes', {}),
    offers: () => command<SelectableFile[]>('selectable_files', {}),
    async upload(chosen, { onProgress, onWaiting, signal }) {
      const progress = new Channel<UploadProgress>();
      progress.onmessage = ({ sent, all, waiting }) => {
        onProgress(sent, all);
        onWaiting(waiting);
      };
      const stop = () => void command<null>('stop_upload', {}).catch(() => undefined);
      signal.addEventListener('abort', stop);
      try {
        if ('id' in chosen) await command<null>('upload_resume', { id: chosen.id, progress });
        else {
          const content = await base64Of(chosen);
          await command<null>('upload_made_resume', { name: chosen.name, content, progress });
        }
      } finally {
        signal.removeEventListener('abort', stop);
      }
    },
    open: ({ name }) => command('open_resume', { name, appearance: appearance() }),
    remove: ({ name }) => command('remove_resume', { name }),
    employers: (request) => command<MatchAnswer>('employers', { request }),
    skills: () => command<SkillTile[]>('skills', {}),
  };
}
