import { spawn } from 'node:child_process'
import type { NodeProgram } from './find-node.js'
import { readServerUrl } from './read-server-url.js'

/** A running `docgen serve --watch`. */
export interface ServeProcess {
  /** Its URL; rejects with what it printed if it ends before it is ready, or is not ready in time. */
  readonly url: Promise<string>
  /** Whether it still runs. */
  readonly isRunning: () => boolean
  readonly stop: () => void
}

/** How to start the server. */
export interface ServeOptions {
  readonly node: NodeProgram
  /** Path of docgen's command. */
  readonly command: string
  readonly siteDir: string
  readonly onPrinted: (text: string) => void
  /** Time until the server is ready, in milliseconds. */
  readonly timeout?: number
}

/** Longest part of the output that is searched for the URL, in UTF-16 code units. */
const MAX_PRINTED = 10_000

/** Starts a server of a site's sources at a free port. It ends with this process, because its input then ends. */
export function startServe({ node, command, siteDir, onPrinted, timeout = 60_000 }: ServeOptions): ServeProcess {
  const { NO_COLOR: _, FORCE_COLOR: __, ...environment } = process.env
  const child = spawn(node.command, [command, 'serve', siteDir, '--watch', '--embed', '--port', '0'], {
    cwd: siteDir,
    env: { ...environment, NO_COLOR: '1', ...node.environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let isRunning = true
  let printed = ''
  const url = new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`docgen serve is not ready after ${timeout / 1000} s`)), timeout)
    const onOutput = (chunk: unknown): void => {
      onPrinted(String(chunk))
      if (printed.length > MAX_PRINTED) return
      printed += String(chunk)
      const found = readServerUrl(printed)
      if (found === undefined) return
      clearTimeout(timer)
      resolve(found)
    }
    child.stdout.on('data', onOutput)
    child.stderr.on('data', onOutput)
    child.stdin.on('error', () => {})
    const onEnd = (reason: string): void => {
      isRunning = false
      clearTimeout(timer)
      reject(new Error(printed.trim() || reason))
    }
    child.once('error', (error) => onEnd(error.message))
    child.once('close', (code) => onEnd(`docgen serve ended with code ${code}`))
  })
  // The caller may stop the server before it waits for the URL.
  url.catch(() => {})
  return {
    url,
    isRunning: () => isRunning,
    stop: () => {
      child.stdin.end()
      child.kill()
    },
  }
}
