import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    // One browser and one server at a time: the tests measure nothing while others load the machine.
    fileParallelism: false,
  },
});
