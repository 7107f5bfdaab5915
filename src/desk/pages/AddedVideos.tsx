import { useId } from 'react';
import type { AddedVideo, Gallery } from '../../generated/bindings';
import { usePagesWords } from '../../words/pagesWords';
import { replaced, without } from './entries';

const VIDEOS_MAX = 20;
const NEW: AddedVideo = { gallery: 'career', title: '', en: '', es: '', link: '' };
const MOST = { title: 80, en: 200, es: 200, link: 300 };

interface Props {
  videos: AddedVideo[];
  onChange: (videos: AddedVideo[]) => void;
}

/** The videos that stand behind those of the galleries. */
export function AddedVideos({ videos, onChange }: Props) {
  const words = usePagesWords();
  const id = useId();
  const labels = { title: words.videoTitle, ...words.about, link: words.link };
  const isGallery = (name: string): name is Gallery => name in words.galleries;
  return (
    <section>
      <h2>{words.videosTitle}</h2>
      <p>{words.videosText}</p>
      {videos.map((video, at) => (
        <fieldset key={at} className="desk-card">
          <legend>{words.video(at + 1)}</legend>
          <p>
            <label htmlFor={`${id}-${at}-gallery`}>{words.gallery}</label>
            <select
              id={`${id}-${at}-gallery`}
              className="form-select"
              value={video.gallery}
              onChange={({ target: { value } }) =>
                isGallery(value) && onChange(replaced(videos, at, { ...video, gallery: value }))
              }
            >
              {Object.entries(words.galleries).map(([gallery, name]) => (
                <option key={gallery} value={gallery}>
                  {name}
                </option>
              ))}
            </select>
          </p>
          {(['title', 'en', 'es', 'link'] as const).map((field) => (
            <p key={field}>
              <label htmlFor={`${id}-${at}-${field}`}>{labels[field]}</label>
              <input
                id={`${id}-${at}-${field}`}
                className="form-control"
                autoComplete="off"
                maxLength={MOST[field]}
                value={video[field]}
                onChange={({ target }) =>
                  onChange(replaced(videos, at, { ...video, [field]: target.value }))
                }
              />
            </p>
          ))}
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => onChange(without(videos, at))}
          >
            {words.removeVideo(at + 1)}
          </button>
        </fieldset>
      ))}
      {videos.length < VIDEOS_MAX && (
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => onChange([...videos, NEW])}
        >
          {words.addVideo}
        </button>
      )}
    </section>
  );
}
