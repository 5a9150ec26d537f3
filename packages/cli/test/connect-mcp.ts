import { createServer } from 'node:http'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { createDocsServer } from '../src/mcp/create-docs-server.js'
import { createMcpListener, MCP_PATH } from '../src/mcp/create-mcp-listener.js'
import { openDocs } from '../src/mcp/open-docs.js'
import type { BuiltFiles } from '../src/session/search/built-files.js'

/** A client that is connected over HTTP to an MCP server for a site. */
export interface McpConnection {
  /** URL of the server. */
  readonly url: URL
  readonly client: Client
  /** Calls a tool, and returns its text; `Error: ` precedes that of a failure. */
  readonly call: (name: string, parameters: Readonly<Record<string, unknown>>) => Promise<string>
  readonly close: () => Promise<void>
}

/** Starts an MCP server for a site in this process, on a free port, and connects a client. */
export async function connectMcp(files: BuiltFiles, timeoutMs?: number): Promise<McpConnection> {
  const docs = openDocs(files)
  const serve = () =>
    createDocsServer(docs, {
      version: '0.0.0',
      location: files.location,
      ...(timeoutMs !== undefined && { timeoutMs }),
    })
  const mcp = createMcpListener(serve, new Set(), (error) => {
    throw error
  })
  const server = createServer(mcp.listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const url = new URL(`http://127.0.0.1:${port}${MCP_PATH}`)
  const client = new Client({ name: 'test', version: '0.0.0' })
  await client.connect(new StreamableHTTPClientTransport(url))
  return {
    url,
    client,
    call: (name, parameters) => callTool(client, name, parameters),
    close: async () => {
      await client.close()
      await mcp.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Calls a tool, and returns its text; `Error: ` precedes that of a failure. */
export async function callTool(
  client: Client,
  name: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: { ...parameters } })
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('')
  return isError ? `Error: ${text}` : text
}

/** The paths of the pages that `search` found, in order; one that it found twice is listed twice. */
export function listResultPaths(text: string): readonly string[] {
  return [...text.matchAll(/^ {3}(\/[^#\s]*)/gm)].map(([, path = '']) => path)
}
