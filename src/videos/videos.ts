import type { VideosWords } from '../words/videos.en';
import career from './art/career.svg';
import ebt from './art/ebt.svg';
import goals from './art/goals.svg';
import interview from './art/interview.svg';
import literacy from './art/literacy.svg';
import network from './art/network.svg';
import resume from './art/resume.svg';

/** A video (specification section 3). Its subtitle and description are in the words. */
export interface Video {
  imgRef: string;
  title: string;
  text: keyof VideosWords['texts'];
  link: string;
}

/** The picture of a video that staff added. */
export const PICTURES = { career, finance: goals };

/** VID-1: the bundled galleries. The titles are the titles of the videos. */
export const GALLERIES: Record<'career' | 'finance', Video[]> = {
  finance: [
    { imgRef: goals, title: 'Goal Setting', text: 'goals', link: 'https://youtu.be/jJddYjx_Bq0' },
    {
      imgRef: literacy,
      title: 'Financial Literacy Part 1',
      text: 'literacy',
      link: 'https://www.youtube.com/watch?v=vsYZ_xRbjpA',
    },
    {
      imgRef: ebt,
      title: 'How to Use an EBT Card',
      text: 'ebt',
      link: 'https://youtu.be/dqGjXrX0eVY',
    },
  ],
  career: [
    {
      imgRef: career,
      title: 'Finding the Right Career',
      text: 'career',
      link: 'https://youtu.be/cTf1vRTVMbQ',
    },
    {
      imgRef: interview,
      title: 'Interviewing',
      text: 'interview',
      link: 'https://youtu.be/23H1zJRauqc',
    },
    { imgRef: network, title: 'Networking', text: 'network', link: 'https://youtu.be/7a3xOZAWgfo' },
    {
      imgRef: resume,
      title: 'Resume Building',
      text: 'resume',
      link: 'https://youtu.be/tcEwtkqjQq8',
    },
  ],
};
