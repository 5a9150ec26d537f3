import { parseJson } from '../../config/files/read-json-file.js'
import { isRecord } from '../../config/is-record.js'
import type { ConvertContext } from './convert-context.js'
import { type Converted, nothing } from './converted.js'
import type { Note } from './note.js'

/** A command that `package.json` runs before or after Docusaurus. */
interface Step {
  readonly script: string
  readonly command: string
  readonly when: 'before' | 'after'
}

type Scripts = Readonly<Record<string, string>>

const RUNS_DOCUSAURUS = /(?:^|[\s/])docusaurus(?:\.mjs)?["']?\s+(?:build|start)\b/
/** Commands that neither write nor change files of the site. */
const HARMLESS =
  /^(?:cd|echo|eslint|exit|prettier|rm|rimraf|shx rm|sleep|true|tsc|(?:npx )?docusaurus (?:clear|serve|deploy)|(?:npm|pnpm|yarn|bun) (?:ci|i|install))\b|^(?:yarn|pnpm)$/
const API_DOCS = /\bdocusaurus\s+(?:gen|clean)-api-docs/

/**
 * Reports the commands that `package.json` runs before or after Docusaurus, such as commands that generate pages:
 * `docgen build` does not run them. With `hasApi`, docgen renders the API reference itself.
 */
export function convertPackageScripts({ layout }: ConvertContext, hasApi: boolean): Converted {
  const seen = new Set<string>()
  const steps = listSteps(readScripts(layout.readFile('package.json'))).filter(
    ({ command, when }) => !seen.has(`${when} ${command}`) && seen.add(`${when} ${command}`),
  )
  return nothing(...steps.map((step) => describeStep(step, hasApi)))
}

function describeStep({ script, command, when }: Step, hasApi: boolean): Note {
  const name = `${script} in package.json`
  if (hasApi && API_DOCS.test(command))
    return { status: 'unneeded', path: [], name, message: `docgen renders the API reference without \`${command}\`` }
  return {
    status: 'lost',
    path: [],
    name,
    message: `\`${command}\` runs ${when} Docusaurus, and \`docgen build\` does not run it`,
    hint: `Write \`docgen build\` instead of \`docusaurus build\` into the scripts, and build with \`npm run\`. Until then, run it ${when} \`npx docgen build\``,
  }
}

function readScripts(text = '{}'): Scripts {
  const manifest = parseJson(text)
  const scripts = isRecord(manifest) && isRecord(manifest['scripts']) ? manifest['scripts'] : {}
  return Object.fromEntries(
    Object.entries(scripts).flatMap(([name, command]) => (typeof command === 'string' ? [[name, command]] : [])),
  )
}

function listSteps(scripts: Scripts): Step[] {
  return listRunners(scripts).flatMap((script) => {
    const commands = listCommands(scripts[script])
    const index = commands.findIndex((command) => runsDocusaurus(command, scripts))
    const all = [
      ...splitHook(scripts, `pre${script}`, 'before'),
      ...commands.map((command, at): Step => ({ script, command, when: at < index ? 'before' : 'after' })),
      ...splitHook(scripts, `post${script}`, 'after'),
    ]
    return all.filter(({ command }) => command !== '' && !HARMLESS.test(command) && !runsDocusaurus(command, scripts))
  })
}

function listCommands(script = ''): readonly string[] {
  return script.split(/&&|\|\||;|&/).map((command) => command.trim())
}

/** npm runs the scripts `prebuild` and `postbuild` around `build`. */
function splitHook(scripts: Scripts, script: string, when: Step['when']): Step[] {
  return Object.hasOwn(scripts, script) ? [{ script, command: scripts[script] ?? '', when }] : []
}

/** The scripts that build the site or serve it, directly or by another script. */
function listRunners(scripts: Scripts): string[] {
  return Object.keys(scripts).filter(
    (name) =>
      /^(?:docs:)?(?:build|start|dev|serve)/.test(name) &&
      listCommands(scripts[name]).some((each) => runsDocusaurus(each, scripts)),
  )
}

/** Whether a command runs Docusaurus, directly or by another script. */
function runsDocusaurus(command: string, scripts: Scripts): boolean {
  if (RUNS_DOCUSAURUS.test(command)) return true
  const [, called = ''] = /^\s*(?:npm run|pnpm(?: run)?|yarn(?: run)?|bun run)\s+([\w:.-]+)/.exec(command) ?? []
  return Object.hasOwn(scripts, called) && RUNS_DOCUSAURUS.test(scripts[called] ?? '')
}
