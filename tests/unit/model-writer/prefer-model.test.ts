import { expect, test } from 'vitest';
import { preferredModel } from '#api/services/writers/local/prefer-model.ts';

const named = (ids: string[]) => ids.map((id) => ({ id, billions: null }));

test.each([
  [['nomic-embed-text:latest', 'qwen2.5-coder:14b', 'llama3.2:3b'], 'llama3.2:3b'],
  [['mixtral:8x7b', 'gemma3:4b', 'llama3.1:8b', 'llama3.3:70b'], 'llama3.1:8b'],
  [['gpt-oss:120b', 'gpt-oss:20b'], 'gpt-oss:20b'],
  [['deepseek-r1:8b', 'llama3.2:1b'], 'llama3.2:1b'],
  [['llava:7b', 'gemma3n:e4b'], 'gemma3n:e4b'],
  [['qwen/qwen3-vl-8b', 'google/gemma-3-12b'], 'google/gemma-3-12b'],
  [['starcoder2:3b', 'codellama:7b', 'snowflake-arctic-embed:335m'], 'codellama:7b'],
  [['smollm2:135m', 'qwen2.5-coder:7b'], 'qwen2.5-coder:7b'],
  [['llama3.3:70b', 'mistral:latest'], 'mistral:latest'],
  [
    ['/home/coder/embed/SmolLM2-135M-Instruct.Q4_1.gguf'],
    '/home/coder/embed/SmolLM2-135M-Instruct.Q4_1.gguf',
  ],
])('of %o writes %s', (installed, chosen) => {
  expect(preferredModel(named(installed))?.id).toBe(chosen);
  expect(preferredModel(named(installed.toReversed()))?.id).toBe(chosen);
});

test.each([
  [[]],
  [['nomic-embed-text:latest', 'bge-m3:567m', 'mxbai-embed-large']],
  [['bge-reranker-v2-m3', 'whisper-large-v3', 'llama-guard3:8b']],
])('of %o none writes', (installed) => {
  expect(preferredModel(named(installed))).toBeNull();
});

test('what a server says of a size is worth more than a name', () => {
  const told = [
    { id: 'tuned-3b', billions: 0.2 },
    { id: 'nameless', billions: 7.6 },
  ];
  expect(preferredModel(told)?.id).toBe('nameless');
});
