/** The server of a remote cache, and what a build may spend on it. */
export interface ArtifactServer {
  /** URL of the API, such as `https://cache.example.com`; `/v8/artifacts` follows it. */
  readonly url: string
  readonly token: string
  /** Name of the team, and its id: servers require one of them. */
  readonly slug?: string | undefined
  readonly teamId?: string | undefined
  /** How long the client may wait for the server in all, in milliseconds. */
  readonly budgetMs: number
}

/**
 * Reads and writes artifacts by the Turborepo Remote Cache API, version 8. After the first failure it makes no more
 * requests: a server that is down costs a build one time-out.
 */
export interface ArtifactClient {
  /** Returns an artifact; `undefined` if the server does not have it, or after a failure. */
  readonly get: (name: string) => Promise<Buffer | undefined>
  /** Uploads an artifact, and returns whether the server has it now. */
  readonly put: (name: string, bytes: Buffer) => Promise<boolean>
  /** Whether the server has an artifact. */
  readonly has: (name: string) => Promise<boolean>
  /** Describes the failure, if there was one, as a clause such as `the server answered 503`. */
  readonly problem: () => string | undefined
}

/** Size of the largest accepted artifact, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024
/** How long the server may take for one artifact, in milliseconds. */
const REQUEST_MS = 20_000

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the host does not exist',
  EAI_AGAIN: 'the DNS lookup of the host failed',
  ECONNREFUSED: 'the server refused the connection',
  ECONNRESET: 'the connection was interrupted',
  UND_ERR_SOCKET: 'the connection was interrupted',
}

/** Creates a client for a server. */
export function createArtifactClient({ url, token, slug, teamId, budgetMs }: ArtifactServer): ArtifactClient {
  const query = new URLSearchParams({ ...(slug !== undefined && { slug }), ...(teamId !== undefined && { teamId }) })
  const budget = createTimeBudget(budgetMs)
  let problem: string | undefined
  const request = async <Result>(
    name: string,
    init: {
      readonly method: string
      readonly body?: Uint8Array<ArrayBuffer>
      readonly headers?: Readonly<Record<string, string>>
    },
    read: (response: Response) => Promise<Result | undefined>,
  ): Promise<Result | undefined> => {
    if (problem !== undefined) return undefined
    const limit = Math.min(REQUEST_MS, Math.ceil(budget.begin()))
    try {
      const response = await fetch(`${url.replace(/\/$/, '')}/v8/artifacts/${name}?${query}`, {
        ...init,
        headers: { authorization: `Bearer ${token}`, ...init.headers },
        signal: AbortSignal.timeout(Math.max(0, limit)),
      })
      if (response.ok) return await read(response)
      await response.body?.cancel()
      if (response.status !== 404 || init.method === 'PUT') problem ??= describeStatus(response.status)
    } catch (error) {
      problem ??= describeFailure(error, limit < REQUEST_MS ? budgetMs : undefined)
    } finally {
      budget.end()
    }
    return undefined
  }
  return {
    get: (name) =>
      request(name, { method: 'GET' }, async (response) => {
        const bytes = await readBytes(response)
        if (!bytes) problem ??= `an artifact has more than ${MAX_BYTES / 1024 / 1024} MiB`
        return bytes
      }),
    put: async (name, bytes) => {
      const headers = { 'content-type': 'application/octet-stream', 'x-artifact-duration': '0' }
      const isDone = await request(name, { method: 'PUT', body: new Uint8Array(bytes), headers }, async (response) => {
        await response.body?.cancel()
        return true
      })
      return isDone === true
    },
    has: async (name) => (await request(name, { method: 'HEAD' }, async () => true)) === true,
    problem: () => problem,
  }
}

/** Counts the time in which at least one request is under way. `begin` returns the remaining milliseconds. */
function createTimeBudget(budgetMs: number): { readonly begin: () => number; readonly end: () => void } {
  let spent = 0
  let active = 0
  let since = 0
  return {
    begin: () => {
      const now = performance.now()
      if (active === 0) since = now
      active += 1
      return budgetMs - spent - (now - since)
    },
    end: () => {
      active -= 1
      if (active === 0) spent += performance.now() - since
    },
  }
}

/** Reads the body of a response; `undefined` if it is too large. */
async function readBytes({ body }: Response): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > MAX_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function describeStatus(status: number): string {
  const meaning = status === 401 || status === 403 ? ': the token does not allow this' : ''
  return `the server answered ${status}${meaning}`
}

/** Describes a failed request. `budgetMs` is the time budget, if the request has used it up. */
function describeFailure(error: unknown, budgetMs: number | undefined): string {
  if (!(error instanceof Error)) return 'the request failed'
  if (error.name === 'TimeoutError')
    return budgetMs === undefined
      ? `the server did not respond within ${REQUEST_MS / 1000} seconds`
      : `the server took more than ${budgetMs / 1000} seconds in all`
  const { cause } = error
  const code = cause instanceof Error ? String('code' in cause ? cause.code : cause.message) : error.message
  return REASONS[code] ?? `the request failed (${code})`
}
