import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { printPort, startServer } from './start-server.js'

const flags = { port: 0, host: '127.0.0.1' }

async function occupyPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  return Object(server.address()).port
}

it('uses the next free port, and says so', async () => {
  const taken = await occupyPort()
  const server = await startServer(() => {}, { ...flags, port: taken })
  if ('severity' in server) throw new Error(server.message)
  onTestFinished(server.close)
  expect(server.port).toBeGreaterThan(taken)
  const lines: string[] = []
  const print = (line: string): void => void lines.push(line)
  printPort({ print }, server, { port: taken })
  printPort({ print }, server, { port: 0 })
  printPort({ print }, server, { port: server.port })
  expect(lines).toEqual([`Port ${taken} is in use, using ${server.port} instead.`])
})

it('reports a taken port if no other may be used', async () => {
  const taken = await occupyPort()
  expect(await startServer(() => {}, { ...flags, port: taken, strictPort: true })).toMatchObject({
    code: 'server-not-started',
    message: `port ${taken} is taken`,
    hint: 'Choose another with --port, or omit --strict-port',
  })
})

it('reports a host of another machine', async () => {
  expect(await startServer(() => {}, { ...flags, host: '192.0.2.1' })).toMatchObject({
    code: 'server-not-started',
    message: '192.0.2.1 is not an address of this machine',
  })
})

it.each([{ cert: 'a.pem' }, { key: 'a.pem' }])('needs both files for HTTPS: %j', async (half) => {
  expect(await startServer(() => {}, { ...flags, ...half })).toMatchObject({ code: 'incomplete-certificate' })
})
