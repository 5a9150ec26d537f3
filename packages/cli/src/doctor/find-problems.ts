import type { DoctorProblem, DoctorReport } from './doctor-report.js'

/** Facts that problems follow from. */
export type DoctorFacts = Omit<DoctorReport, 'version' | 'ok' | 'problems'>

/** What problems depend on, besides the facts. */
export interface DoctorContext {
  /** Version of docgen. */
  readonly version: string
  /** Whether pages show facts from the Git history. */
  readonly usesHistory: boolean
}

/** The oldest version of Node.js that docgen supports. */
const LEAST_NODE = [20, 19] as const
/** In megabytes. With less memory, builds of small sites can fail. */
const LEAST_MEMORY = 500

/** Finds the problems in what was examined, each with what to do. */
export function findProblems(facts: DoctorFacts, { version, usesHistory }: DoctorContext): readonly DoctorProblem[] {
  const { environment, packages, cache, folders, git, ports } = facts
  const problems: DoctorProblem[] = []
  const add = (
    severity: DoctorProblem['severity'],
    part: DoctorProblem['part'],
    message: string,
    hint: string,
  ): void => {
    problems.push({ severity, part, message, hint })
  }
  if (isOlder(environment.node, LEAST_NODE))
    add('error', 'environment', `Node.js ${environment.node} is too old`, `Install ${LEAST_NODE.join('.')} or newer`)
  if (environment.memory < LEAST_MEMORY)
    add(
      'warning',
      'environment',
      `the process may use only ${environment.memory} MB`,
      'Raise the limit of the container',
    )
  for (const { name, version: installed, isOptional } of packages) {
    if (isOptional) continue
    if (installed === undefined)
      add('error', 'packages', `the package ${name} is not installed`, 'Delete node_modules, and install again')
    else if (name.startsWith('@docgen/') && installed !== version)
      add(
        'error',
        'packages',
        `${name} has the version ${installed}, and @docgen/cli ${version}`,
        'Install the same version of both',
      )
  }
  if (cache.state === 'damaged')
    add('warning', 'cache', `${cache.broken} of ${cache.checked} values cannot be read back`, 'Run docgen clean')
  if (cache.state === 'unreadable')
    add('warning', 'cache', 'the cache cannot be read', 'Delete the folder .docgen/cache')
  for (const { name, path, state } of folders)
    if (state === 'unwritable')
      add(
        name === 'output' ? 'error' : 'warning',
        'folders',
        `docgen cannot write to the ${name} folder ${path}`,
        'Change its owner or its permissions',
      )
  if (usesHistory && git.state !== 'repository')
    add('warning', 'git', HISTORY_PROBLEMS[git.state], 'Fetch the whole history: git fetch --unshallow')
  for (const { port, isFree } of ports)
    if (!isFree)
      add('warning', 'ports', `the port ${port} is in use`, 'End the other program, or choose another --port')
  return problems
}

const HISTORY_PROBLEMS = {
  shallow: 'the clone is shallow, so pages show wrong dates and authors',
  none: 'the site is in no Git repository, so pages show no dates and authors',
  'not-installed': 'Git is not installed, so pages show no dates and authors',
}

function isOlder(version: string, [least, leastMinor]: readonly [number, number]): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major < least || (major === least && minor < leastMinor)
}
