import npmToYarn from 'npm-to-yarn'
import type { ConvertCommand, PackageManager } from '../markdown-options.js'

// The package's types describe its CommonJS build; its ES module exports the function itself.
const rewrite = npmToYarn as unknown as (command: string, manager: Exclude<PackageManager, 'npm'>) => string

/** Commands that the library does not convert although the other package managers have them. */
const ADDED_COMMANDS: Readonly<Record<string, Readonly<Record<Exclude<PackageManager, 'npm'>, string>>>> = {
  'npm ci': {
    yarn: 'yarn install --frozen-lockfile',
    pnpm: 'pnpm install --frozen-lockfile',
    bun: 'bun install --frozen-lockfile',
  },
  'npm update': { yarn: 'yarn upgrade', pnpm: 'pnpm update', bun: 'bun update' },
}

/** Converts line by line, so that the lines highlighted by a fence stay the same. */
export const convertCommand: ConvertCommand = (code, manager) =>
  manager === 'npm'
    ? code
    : code
        .split('\n')
        .map((line) =>
          line
            .split(' && ')
            .map((command) => convertOne(command, manager))
            .join(' && '),
        )
        .join('\n')

function convertOne(command: string, manager: Exclude<PackageManager, 'npm'>): string {
  const [indent = ''] = /^\s*/.exec(command) ?? []
  const bare = command.trim()
  const equivalent = Object.hasOwn(ADDED_COMMANDS, bare) ? ADDED_COMMANDS[bare]?.[manager] : undefined
  if (equivalent !== undefined) return indent + equivalent
  if (!/^np[mx]\s/.test(bare)) return command
  const converted = rewrite(bare, manager)
  // More than one line is the library's note that there is no counterpart.
  return converted.includes('\n') ? command : indent + converted
}
