import { statSync } from 'node:fs'
import { type Diagnostic, didYouMean, nearestWord, type Outcome } from '@docgen/renderer/contract'
import { GATE_NAMES, type GateName } from '../../gates/gate.js'

/** The arguments of `docgen check`: names of gates, and the folder of the site. */
export interface CheckWords {
  /** Empty for all gates. */
  readonly gates: readonly GateName[]
  readonly dir: string
}

/** Separates the names of gates from the folder. Users write a folder named `search` as a path: `./search`. */
export function readCheckWords(words: readonly string[]): Outcome<CheckWords | undefined> {
  const [dir = '.', second] = words.filter(isFolder)
  if (second !== undefined)
    return refuse(`docgen check takes one folder, but got ${dir} and ${second}`, 'Run docgen check once for each')
  const names = words.filter((word) => !isFolder(word))
  const unknown = names.find((name) => !isGateName(name))
  if (unknown !== undefined)
    return refuse(`there is no gate and no folder ${JSON.stringify(unknown)}`, suggest(unknown))
  return { value: { gates: names.filter(isGateName), dir }, diagnostics: [] }
}

function isFolder(word: string): boolean {
  if (/^\.{0,2}$|[/\\]/.test(word)) return true
  return !isGateName(word) && statSync(word, { throwIfNoEntry: false })?.isDirectory() === true
}

function isGateName(name: string): name is GateName {
  return GATE_NAMES.some((gateName) => gateName === name)
}

function suggest(name: string): string {
  const parts = name.split(',')
  if (parts.length > 1 && parts.every(isGateName)) return `Write a space between gates: ${parts.join(' ')}`
  const near = nearestWord(name, GATE_NAMES)
  return near === undefined ? `Available: ${GATE_NAMES.join(', ')}` : didYouMean(near)
}

function refuse(message: string, hint: string): Outcome<undefined> {
  const diagnostic: Diagnostic = { code: 'unknown-gate', severity: 'error', message, hint }
  return { value: undefined, diagnostics: [diagnostic] }
}
