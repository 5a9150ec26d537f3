import { defineConfig } from 'vitest/config'

// Where `.ci/run` wants the results as JSON, to count them.
const report = process.env['DOCGEN_TEST_REPORT']

export default defineConfig({
  resolve: { conditions: ['@docgen/source'] },
  ssr: { resolve: { conditions: ['@docgen/source'] } },
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'site/**/*.test.ts', 'docs/**/*.test.ts', 'bench/**/*.test.{ts,mjs}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Half of the tests wait for processes and browsers: a core more than Vitest would take is not too many.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
  },
})
