/** A raw request, and the statuses that reject it correctly. */
export interface HostileRequest {
  readonly name: string
  readonly bytes: string
  readonly statuses: readonly number[]
}

const HOST = 'Host: localhost'

/** Requests of attackers, always in the same order. `port` is the server's. */
export function createHostileRequests(port: number): readonly HostileRequest[] {
  return [
    ...traversals(),
    ...escapes(),
    ...hosts(port),
    ...origins(port),
    ...methods(),
    ...forms(port),
    ...protocol(),
    ...ranges(),
  ]
}

function get(target: string, headers: readonly string[] = [HOST]): string {
  return `GET ${target} HTTP/1.1\r\n${[...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`
}

const SECRETS = [
  'secret.txt',
  'site.config.ts',
  '.git/config',
  'etc/passwd',
  '.docgen/cache/store-1',
  'windows/win.ini',
]

/** Every way to write a parent folder, joined by every separator, to every private file. */
function traversals(): HostileRequest[] {
  const ups = ['..', '%2e%2e', '.%2e', '%2e.', '%2E%2E']
  const doubled = ['%252e%252e', '%25%32%65%25%32%65', '..;', '%c0%ae%c0%ae', '%uff0e%uff0e', '%e0%80%ae']
  const separators = ['/', '%2f', '%5c', '\\', '%2F', '/%2f']
  const starts = ['/', '/assets/', '/guide/']
  return [...ups, ...doubled].flatMap((up) =>
    separators.flatMap((separator) =>
      starts.flatMap((start) =>
        SECRETS.slice(0, 4).map((secret) => {
          const target = `${start}${up}${separator}${up}${separator}${secret}`
          const isPlainName = /^%25|^\.\.;/.test(up) && separator === '/'
          return { name: `up ${target}`, bytes: get(target), statuses: isPlainName ? [404] : [400] }
        }),
      ),
    ),
  )
}

function escapes(): HostileRequest[] {
  const bad = [
    '%',
    '%2',
    '%zz',
    '%00',
    'a%00.html',
    '%ff',
    '%c3',
    '%0d%0aSet-Cookie:a=b',
    '%0a',
    '%7f',
    '%01',
    '%5c..%5c',
  ]
  const windows = [
    'C:/secret.txt',
    'C:%5csecret.txt',
    'c:secret.txt',
    'index.html::$DATA',
    'index.html:$DATA',
    '%5c%5chost%5cshare',
  ]
  const absent = [
    'con',
    'nul.txt',
    'index.html.',
    'index.html%20',
    'index.html...',
    '%252f',
    '%2500',
    'a%3Fb',
    'a%23b',
    '~root',
    '*',
  ]
  const links = [
    'link.txt',
    'linked/secret.txt',
    'linked/',
    'linked',
    '_headers',
    '_redirects',
    '_headers%20',
    'assets/',
    'assets',
    'guide/deep',
  ]
  const doubled = ['/secret.txt', '/localhost/secret.txt', '//etc/passwd', '/%2e%2e'].map((rest) => `/${rest}`)
  const positions = ['/', '/guide/', '/assets/']
  return [
    ...positions.flatMap((position) =>
      bad.map((each) => ({ name: `bad ${position}${each}`, bytes: get(position + each), statuses: [400] })),
    ),
    ...positions.flatMap((position) =>
      windows.map((each) => ({ name: `windows ${position}${each}`, bytes: get(position + each), statuses: [400] })),
    ),
    ...positions.flatMap((position) =>
      absent.map((each) => ({ name: `absent ${position}${each}`, bytes: get(position + each), statuses: [404] })),
    ),
    ...links.map((each) => ({ name: `closed ${each}`, bytes: get(`/${each}`), statuses: [404] })),
    ...doubled.map((each) => ({ name: `slashes ${each}`, bytes: get(each), statuses: [400, 404] })),
    ...SECRETS.map((each) => ({ name: `named ${each}`, bytes: get(`/${each}`), statuses: [404] })),
  ]
}

/** Foreign names that resolve to this machine: DNS rebinding. */
function hosts(port: number): HostileRequest[] {
  const names = [
    'evil.example',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'evil.example:80',
    'xn--lcalhost-n4a',
    'localhost@evil.example',
  ]
  const broken = [
    '',
    ' ',
    'localhost:port',
    'localhost:999999',
    'local host',
    '[::1',
    '::1',
    'localhost/../x',
    'http://localhost',
    'localhost,evil.example',
    '127.0.0.1\\@evil',
  ]
  const targets = ['/', '/guide', '/assets/app.js', '/404.html', '/nowhere']
  return [...names, `evil.example:${port}`, ...broken].flatMap((name) =>
    targets.map((target) => ({
      name: `host ${name} ${target}`,
      bytes: get(target, [`Host: ${name}`]),
      statuses: [400, 403],
    })),
  )
}

function origins(port: number): HostileRequest[] {
  const strangers = [
    'https://evil.example',
    'http://evil.example',
    'null',
    'file://',
    `http://localhost:${port + 1}`,
    `https://evil.example:${port}`,
    'http://localhost.evil.example',
    'chrome-extension://abc',
    'http://127.0.0.1',
    '',
    'http://localhost/..',
  ]
  const targets = ['/', '/guide', '/assets/app.js', '/docgen-manifest.json']
  const sites = ['script', 'no-cors', 'cors', 'websocket', 'nested-navigate']
  return [
    ...strangers.flatMap((origin) =>
      targets.map((target) => ({
        name: `origin ${origin} ${target}`,
        bytes: get(target, [`Host: localhost:${port}`, `Origin: ${origin}`]),
        statuses: [403],
      })),
    ),
    ...sites.flatMap((mode) =>
      targets.map((target) => ({
        name: `cross-site ${mode} ${target}`,
        bytes: get(target, [`Host: localhost:${port}`, 'Sec-Fetch-Site: cross-site', `Sec-Fetch-Mode: ${mode}`]),
        statuses: [403],
      })),
    ),
    ...strangers.map((origin) => ({
      name: `socket ${origin}`,
      bytes: get('/', [
        `Host: localhost:${port}`,
        `Origin: ${origin}`,
        'Upgrade: websocket',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        'Sec-WebSocket-Version: 13',
      ]),
      statuses: [403],
    })),
  ]
}

function methods(): HostileRequest[] {
  const standard = [
    'POST',
    'PUT',
    'DELETE',
    'PATCH',
    'OPTIONS',
    'TRACE',
    'PROPFIND',
    'MKCOL',
    'MOVE',
    'COPY',
    'LOCK',
    'PURGE',
  ]
  const unknown = ['get', 'FOO', 'G ET', '', 'GET\t', 'DEBUG']
  const targets = ['/', '/guide', '/../secret.txt', '/assets/app.js']
  return [
    ...standard.flatMap((method) =>
      targets.map((target) => ({
        name: `${method} ${target}`,
        bytes: `${method} ${target} HTTP/1.1\r\n${HOST}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
        statuses: [405],
      })),
    ),
    ...unknown.map((method) => ({
      name: `method ${method}`,
      bytes: `${method} / HTTP/1.1\r\n${HOST}\r\n\r\n`,
      statuses: [400],
    })),
    { name: 'tunnel', bytes: `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n\r\n`, statuses: [405] },
  ]
}

/** Targets that are not paths. */
function forms(port: number): HostileRequest[] {
  const targets = [
    `http://localhost:${port}/`,
    'http://evil.example/',
    'https://localhost/secret.txt',
    '*',
    'guide',
    '?a',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '/guide#part',
    '.',
    '..',
    '%2f',
  ]
  const long = ['/'.padEnd(5000, 'a'), `/?${'b'.repeat(5000)}`, `/${'a/'.repeat(2500)}`, `/${'%41'.repeat(1500)}`]
  return [...targets, ...long].map((target) => ({
    name: `form ${target.slice(0, 40)}`,
    bytes: get(target),
    statuses: [400],
  }))
}

function protocol(): HostileRequest[] {
  const cases: readonly (readonly [string, string, number])[] = [
    ['huge header', get('/', [HOST, `X-Big: ${'a'.repeat(40_000)}`]), 431],
    ['many headers', get('/', [HOST, ...Array.from({ length: 3000 }, (_, index) => `X-${index}: ${index}`)]), 431],
    ['long target', get(`/${'a'.repeat(40_000)}`), 431],
    ['two hosts', get('/', [HOST, 'Host: evil.example']), 400],
    ['no host', get('/', ['Accept: */*']), 400],
    ['two lengths', `POST / HTTP/1.1\r\n${HOST}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab`, 400],
    [
      'length and chunks',
      `POST / HTTP/1.1\r\n${HOST}\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['header without name', get('/', [HOST, ': x']), 400],
    ['space before colon', get('/', [HOST, 'X : y']), 400],
    ['null in a header', get('/', [HOST, 'X: a\0b']), 400],
    ['no protocol', `GET /\r\n${HOST}\r\n\r\n`, 400],
    ['another protocol', 'SSH-2.0-OpenSSH_9.0\r\n\r\n', 400],
    ['unknown version', `GET / HTTP/9.9\r\n${HOST}\r\n\r\n`, 400],
    ['the version of another protocol', get('/').replace('HTTP/1.1', 'HTTP/2.0'), 400],
    ['null in the target', get('/a\0b'), 400],
    ['TLS on a plain port', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', 400],
  ]
  return cases.map(([name, bytes, status]) => ({ name, bytes, statuses: [status] }))
}

function ranges(): HostileRequest[] {
  const beyond = ['bytes=99999999-', 'bytes=-0', 'bytes=99999999-999999999', 'bytes=999999999999999-']
  return ['/', '/guide', '/assets/app.js', '/docgen-manifest.json'].flatMap((target) =>
    beyond.map((range) => ({
      name: `range ${range} ${target}`,
      bytes: get(target, [HOST, `Range: ${range}`]),
      statuses: [416],
    })),
  )
}
