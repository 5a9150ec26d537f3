import { expect, it } from 'vitest'
import { createTerminal } from './create-terminal.js'
import { formatMigration } from './format-migration.js'

const terminal = createTerminal({ stdout: process.stdout, stderr: process.stderr, environment: { NO_COLOR: '1' } })

it.each([
  ['.', '  npx docgen build'],
  ['website', '  npx docgen build website'],
  ['my docs', '  npx docgen build "my docs"'],
])('names the folder %s in the next steps', (folder, expected) => {
  const lines = formatMigration(
    { name: 'docusaurus', builtFolder: 'build', from: 'a.js', folder, writtenFiles: ['site.config.ts'], notes: [] },
    terminal,
  )
  expect(lines).toContain(expected)
})
