import { late } from '../page/late';

const KeptAnswer = late(async () => (await import('./KeptAnswer')).KeptAnswer);

/** Says that an answer is made from kept lists; nothing for one that the service gave now. */
export function KeptNote({ keptAt }: { keptAt: number | null }) {
  return keptAt === null ? null : <KeptAnswer keptAt={keptAt} />;
}
