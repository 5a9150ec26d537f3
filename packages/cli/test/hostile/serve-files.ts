import { createServer } from 'node:http'

/** A server of this machine, and what it was asked for. */
export interface FileServer {
  readonly origin: string
  readonly asked: readonly string[]
  readonly close: () => void
}

/** Serves texts by their path on a free port; anything else is not found. */
export async function serveFiles(files: Readonly<Record<string, string>>): Promise<FileServer> {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    const text = files[url]
    response.writeHead(text === undefined ? 404 : 200).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the server has no address')
  const close = (): void => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${address.port}`, asked, close }
}
