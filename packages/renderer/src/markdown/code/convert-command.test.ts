import { describe, expect, it } from 'vitest'
import { convertCommand } from './convert-command.js'

describe('convertCommand', () => {
  it.each([
    ['npm install --save-dev docgen', 'yarn add --dev docgen', 'pnpm add --save-dev docgen', 'bun add --dev docgen'],
    ['npx docgen build', 'yarn dlx docgen build', 'pnpm dlx docgen build', 'bun x docgen build'],
    [
      'npm install && npm test',
      'yarn install && yarn test',
      'pnpm install && pnpm test',
      'bun install && bun run test',
    ],
    ['npm ci', 'yarn install --frozen-lockfile', 'pnpm install --frozen-lockfile', 'bun install --frozen-lockfile'],
  ])('%s', (npm, yarn, pnpm, bun) => {
    expect(convertCommand(npm, 'npm')).toBe(npm)
    expect([convertCommand(npm, 'yarn'), convertCommand(npm, 'pnpm'), convertCommand(npm, 'bun')]).toEqual([
      yarn,
      pnpm,
      bun,
    ])
  })

  it("keeps every line's position, and what is not an npm command", () => {
    const code = '# first\n  npm run build\n\ngit push\nnpm audit'
    expect(convertCommand(code, 'pnpm')).toBe('# first\n  pnpm run build\n\ngit push\nnpm audit')
  })
})
