import npmToYarn from 'npm-to-yarn'

/** A package manager whose commands docgen can write, by its value in tabs. */
export type PackageManager = 'npm' | 'yarn' | 'pnpm' | 'bun'

/** Gives shell commands that are written for npm as another package manager has them; what has no counterpart stays. */
export type ConvertCommand = (code: string, manager: PackageManager) => string

// The package's types speak of its CommonJS build; its ES module exports the function itself.
const rewrite = npmToYarn as unknown as (command: string, manager: Exclude<PackageManager, 'npm'>) => string

/** What the library leaves to npm although the others can do it too. */
const OWN_COMMANDS: Readonly<Record<string, Readonly<Record<Exclude<PackageManager, 'npm'>, string>>>> = {
  'npm ci': {
    yarn: 'yarn install --frozen-lockfile',
    pnpm: 'pnpm install --frozen-lockfile',
    bun: 'bun install --frozen-lockfile',
  },
  'npm update': { yarn: 'yarn upgrade', pnpm: 'pnpm update', bun: 'bun update' },
}

/** Line by line, so that the lines that a fence highlights stay the same ones. */
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
  const own = Object.hasOwn(OWN_COMMANDS, bare) ? OWN_COMMANDS[bare]?.[manager] : undefined
  if (own !== undefined) return indent + own
  if (!/^np[mx]\s/.test(bare)) return command
  const converted = rewrite(bare, manager)
  // More than a line is the library's remark that it knows no counterpart.
  return converted.includes('\n') ? command : indent + converted
}
