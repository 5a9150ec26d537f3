import type { DoctorProblem, DoctorReport } from './doctor-report.js'

/** What was examined: the report without its conclusions. */
export type DoctorFacts = Omit<DoctorReport, 'version' | 'ok' | 'problems'>

/** What problems depend on, besides the facts. */
export interface DoctorContext {
  /** Version of docgen. */
  readonly version: string
  /** Whether pages show dates or authors from the Git history. */
  readonly usesHistory: boolean
}

type Finding = Omit<DoctorProblem, 'part'>

/** The oldest version of Node.js that docgen supports. */
const OLDEST_NODE = [20, 19] as const
/** In megabytes. With less memory, builds of small sites can fail. */
const MIN_MEMORY = 500

/** Finds the problems in what was examined, each with how to fix it. */
export function findProblems(facts: DoctorFacts, { version, usesHistory }: DoctorContext): readonly DoctorProblem[] {
  const found: Readonly<Partial<Record<DoctorProblem['part'], readonly Finding[]>>> = {
    environment: checkEnvironment(facts.environment),
    packages: checkPackages(facts.packages, version),
    cache: checkCache(facts.cache),
    folders: checkFolders(facts.folders),
    git: usesHistory ? checkHistory(facts.git) : [],
    ports: checkPorts(facts.ports),
  }
  return Object.entries(found).flatMap(([part, findings]) =>
    findings.map(({ severity, ...finding }) => ({ severity, part: part as DoctorProblem['part'], ...finding })),
  )
}

function checkEnvironment({ node, memory }: DoctorFacts['environment']): readonly Finding[] {
  const findings: Finding[] = []
  if (isOlder(node, OLDEST_NODE))
    findings.push({
      severity: 'error',
      message: `Node.js ${node} is too old`,
      hint: `Install ${OLDEST_NODE.join('.')} or newer`,
    })
  if (memory < MIN_MEMORY)
    findings.push({
      severity: 'warning',
      message: `the process may use only ${memory} MB`,
      hint: 'Raise the limit of the container',
    })
  return findings
}

function checkPackages(packages: DoctorFacts['packages'], docgen: string): readonly Finding[] {
  return packages.flatMap(({ name, version, isOptional }): readonly Finding[] => {
    if (isOptional) return []
    if (version === undefined) {
      const message = `the package ${name} is not installed`
      return [{ severity: 'error', message, hint: 'Delete node_modules, and install again' }]
    }
    if (!name.startsWith('@docgen/') || version === docgen) return []
    const message = `${name} has the version ${version}, and @docgen/cli ${docgen}`
    return [{ severity: 'error', message, hint: 'Install the same version of both' }]
  })
}

function checkCache({ state, broken, checked }: DoctorFacts['cache']): readonly Finding[] {
  if (state === 'damaged') {
    const message = `${broken} of ${checked} values cannot be read back`
    return [{ severity: 'warning', message, hint: 'Run docgen clean' }]
  }
  if (state !== 'unreadable') return []
  return [{ severity: 'warning', message: 'the cache cannot be read', hint: 'Delete the folder .docgen/cache' }]
}

function checkFolders(folders: DoctorFacts['folders']): readonly Finding[] {
  return folders
    .filter(({ state }) => state === 'unwritable')
    .map(({ name, path }) => ({
      severity: name === 'output' ? 'error' : 'warning',
      message: `docgen cannot write to the ${name} folder ${path}`,
      hint: 'Change its owner or its permissions',
    }))
}

const HISTORY_PROBLEMS = {
  shallow: {
    message: 'the clone is shallow, so pages show wrong dates and authors',
    hint: 'Fetch the whole history: git fetch --unshallow',
  },
  none: {
    message: 'the site is in no Git repository, so pages show no dates and authors',
    hint: 'Clone the repository instead of copying its files',
  },
  'not-installed': {
    message: 'Git is not installed, so pages show no dates and authors',
    hint: 'Install Git',
  },
} as const

function checkHistory({ state }: DoctorFacts['git']): readonly Finding[] {
  return state === 'repository' ? [] : [{ severity: 'warning', ...HISTORY_PROBLEMS[state] }]
}

function checkPorts(ports: DoctorFacts['ports']): readonly Finding[] {
  return ports
    .filter(({ isFree }) => !isFree)
    .map(({ port }) => ({
      severity: 'warning',
      message: `the port ${port} is in use`,
      hint: 'End the other program, or choose another --port',
    }))
}

function isOlder(version: string, [oldest, oldestMinor]: readonly [number, number]): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major < oldest || (major === oldest && minor < oldestMinor)
}
