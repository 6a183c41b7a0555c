import type { Writer } from '../writer.ts';
import { composePosts } from './compose/compose.ts';
import { voiceFor } from './material/voices.ts';
import { readTopic } from './topic/topic.ts';

/** Writes without a model and without the network, from material written by hand. */
export function offlineWriter(): Writer {
  return {
    name: 'offline',
    offline: true,
    async *write(order, signal) {
      signal.throwIfAborted();
      const topic = readTopic(order.topic);
      for (const post of composePosts(topic, voiceFor(order.tone, topic), order)) {
        yield post;
        signal.throwIfAborted();
      }
    },
  };
}
