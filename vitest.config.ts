import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@docgen/source'] },
  ssr: { resolve: { conditions: ['@docgen/source'] } },
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'site/**/*.test.ts', 'bench/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
