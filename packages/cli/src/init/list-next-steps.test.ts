import { expect, it } from 'vitest'
import { listNextSteps } from './list-next-steps.js'

it.each([
  ['none', 'npm', 'my-docs', ['cd my-docs', 'npm install', 'npm run dev']],
  ['none', 'pnpm', '.', ['pnpm install', 'pnpm dev', 'pnpm build']],
  ['none', 'yarn', '../the docs', ['cd "../the docs"', 'yarn install', 'yarn dev']],
  ['other', 'npm', '.', ['npm install --save-dev @docgen/cli', 'npx docgen dev', 'npx docgen build']],
  ['listed', 'pnpm', 'docs', ['pnpm docgen dev docs', 'pnpm docgen build docs', 'pnpm docgen serve docs']],
] as const)('with docgen %s by %s in %s', (installation, packageManager, folder, steps) => {
  expect(listNextSteps({ installation, packageManager, folder })).toEqual(steps)
})
