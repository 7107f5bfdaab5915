import { usePart } from './language';
import { videos as english, type VideosWords } from './videos.en';

/** The sentences of the video pages, in the language of the visit. */
export function useVideosWords(): VideosWords {
  return usePart('videos') ?? english;
}
