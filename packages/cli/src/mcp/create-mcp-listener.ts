import type { IncomingMessage, RequestListener } from 'node:http'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server'
import { checkCaller, type OwnNames, readCaller } from '../serve/http/check-caller.js'

/** Path of the endpoint. */
export const MCP_PATH = '/mcp'

const MAX_BYTES = 256 * 1024

/** A listener for Streamable HTTP. */
export interface McpListener {
  readonly listener: RequestListener
  /** Aborts all running requests. */
  readonly close: () => Promise<void>
}

/** Creates a listener that serves MCP at one path. It rejects requests from other origins and with other host names. */
export function createMcpListener(
  createServer: () => McpServer,
  names: OwnNames,
  onError: (error: unknown) => void,
): McpListener {
  const handler = createMcpHandler(createServer, { maxRequestBodySize: MAX_BYTES })
  const handle = toNodeHandler(handler, { maxRequestBodySize: MAX_BYTES, onerror: onError })
  return {
    listener: (request, response) => {
      const { headers, url = '' } = request
      const problem = checkCaller(readCaller(headers), names)
      const respond = (status: number, text: string): void => {
        response.writeHead(status, { 'content-type': 'text/plain;charset=utf-8' }).end(`${text}\n`)
      }
      if (problem !== undefined) return respond(403, problem)
      if (url.replace(/\?.*$/s, '') !== MCP_PATH) return respond(404, `This is an MCP server. Its URL is ${MCP_PATH}.`)
      if (!isParsed(request)) return respond(400, 'This is not a request.')
      handle(request, response).catch((error: unknown) => {
        onError(error)
        response.destroy()
      })
    },
    close: () => handler.close(),
  }
}

/** Whether a request has a method and a URL, like every request that a server receives. */
function isParsed(request: IncomingMessage): request is IncomingMessage & { method: string; url: string } {
  return request.method !== undefined && request.url !== undefined
}
