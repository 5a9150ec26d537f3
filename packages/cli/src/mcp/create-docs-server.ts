import { setTimeout as wait } from 'node:timers/promises'
import { MAX_QUESTION_LENGTH } from '@docgen/renderer/search'
import { type CallToolResult, McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { DocsError } from './docs-request.js'
import type { Docs } from './open-docs.js'

/** Version of docgen, and the site that the server is for. */
export interface ServerFacts {
  readonly version: string
  /** Folder or URL of the site. */
  readonly location: string
  /** How long a tool may take, in milliseconds. */
  readonly timeoutMs?: number
}

/** A tool needs files one after the other, and a slow server each time. Clients give up after a minute. */
const TIMEOUT_MS = 45_000

const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }
const MAX_TEXT_LENGTH = 2000
const MAX_ROWS = 1000

const scope = {
  version: z
    .string()
    .max(MAX_TEXT_LENGTH)
    .optional()
    .describe('Version of the docs, by path or name; default: the latest'),
  language: z
    .string()
    .max(MAX_TEXT_LENGTH)
    .optional()
    .describe('Language code, such as de; default: the default language'),
}
const offset = z.number().int().min(0).max(100_000_000).default(0)

/** Creates an MCP server with read-only tools for the content of a site. */
export function createDocsServer(docs: Docs, { version, location, timeoutMs = TIMEOUT_MS }: ServerFacts): McpServer {
  const answer: Answer = (run) => answerWithin(timeoutMs, run)
  const server = new McpServer(
    { name: 'docgen', title: `Documentation in ${location}`, version },
    { instructions: 'Call search with a few keywords, then get_page with the URL of a result.' },
  )
  registerSearch(server, docs, answer)
  registerPage(server, docs, answer)
  registerPageList(server, docs, answer)
  registerOperation(server, docs, answer)
  return server
}

function registerSearch(server: McpServer, docs: Docs, answer: Answer): void {
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      // Clients know synonyms; the index of a static site does not.
      description:
        'Searches the documentation. Returns pages and sections, the best first, each with its URL. Matches words in ' +
        'any form, but not their synonyms: two to four words that the title or headings of a page would contain ' +
        'find it sooner than a sentence.',
      inputSchema: z.object({
        query: z.string().min(1).max(MAX_QUESTION_LENGTH).describe('A few keywords, or a question'),
        limit: z.number().int().min(1).max(50).default(10).describe('Maximum number of results'),
        ...scope,
      }),
      annotations: READ_ONLY,
    },
    ({ query, limit, ...docsScope }) => answer(() => docs.search(query, limit, docsScope)),
  )
}

function registerPage(server: McpServer, docs: Docs, answer: Answer): void {
  server.registerTool(
    'get_page',
    {
      title: 'Read a page',
      description: 'Returns a page as Markdown.',
      inputSchema: z.object({
        page: z.string().max(MAX_TEXT_LENGTH).describe('URL or path of the page'),
        offset: offset.describe('First character, for the rest of a long page'),
        ...scope,
      }),
      annotations: READ_ONLY,
    },
    ({ page, offset: from, ...docsScope }) => answer(() => docs.getPage(page, from, docsScope)),
  )
}

function registerPageList(server: McpServer, docs: Docs, answer: Answer): void {
  server.registerTool(
    'list_pages',
    {
      title: 'List pages',
      description: 'Lists the pages by section, each with its URL and description.',
      inputSchema: z.object({
        section: z.string().max(MAX_TEXT_LENGTH).optional().describe('Only the pages of this section'),
        offset: offset.describe('Number of pages to skip'),
        limit: z.number().int().min(1).max(MAX_ROWS).default(200).describe('Maximum number of pages'),
        ...scope,
      }),
      annotations: READ_ONLY,
    },
    ({ version, language, ...request }) => answer(() => docs.listPages(request, { version, language })),
  )
}

function registerOperation(server: McpServer, docs: Docs, answer: Answer): void {
  server.registerTool(
    'get_operation',
    {
      title: 'Read an API operation',
      description: 'Returns an operation of an API as Markdown: parameters, request body, responses and examples.',
      inputSchema: z.object({
        operation: z
          .string()
          .min(1)
          .max(MAX_TEXT_LENGTH)
          .describe('Method and path, such as GET /orders/{id}, or the name or title of the operation'),
        offset: offset.describe('First character, for the rest of a long page'),
        ...scope,
      }),
      annotations: READ_ONLY,
    },
    ({ operation, offset: from, ...docsScope }) => answer(() => docs.getOperation(operation, from, docsScope)),
  )
}

/** Returns the result of a tool. Errors for users are also results, so that the client's model reads them. */
type Answer = (run: () => Promise<string>) => Promise<CallToolResult>

async function answerWithin(timeoutMs: number, run: () => Promise<string>): Promise<CallToolResult> {
  const timer = new AbortController()
  const late = wait(timeoutMs, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new DocsError(`The site did not answer within ${timeoutMs / 1000} seconds. Call the tool again later.`)
  })
  late.catch(() => {})
  try {
    return { content: [{ type: 'text', text: await Promise.race([run(), late]) }] }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    // An expected failure, such as a server that does not respond: see `open-remote-files.ts`.
    const text = error instanceof DocsError ? error.message : `The site could not be read: ${error.message}`
    return { content: [{ type: 'text', text }], isError: true }
  } finally {
    timer.abort()
  }
}
