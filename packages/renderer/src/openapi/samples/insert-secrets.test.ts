import { expect, it } from 'vitest'
import { SAMPLE_LANGUAGES } from '../../contract/index.js'
import { insertSecrets } from './insert-secrets.js'
import { writeSamples } from './write-samples.js'

const token = { mark: 'docgenSecret0x', variable: 'TOKEN', isInUrl: false }
const key = { mark: 'docgenSecret1x', variable: 'API_KEY', isInUrl: true }

function write(url: string, headers: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const request = {
    method: 'GET',
    url,
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    secrets: [token, key],
  }
  return new Map(writeSamples(request, SAMPLE_LANGUAGES).map(({ value, source }) => [value, source]))
}

it.each([
  ['curl', `--header "Authorization: Bearer $TOKEN"`],
  ['wget', `--header "Authorization: Bearer $TOKEN"`],
  ['javascript', `Authorization: 'Bearer YOUR_TOKEN'`],
  ['node', `Authorization: 'Bearer ' + process.env.TOKEN`],
  ['python', `"Authorization": "Bearer " + os.environ["TOKEN"]`],
  ['php', `'Authorization' => 'Bearer ' . getenv('TOKEN'),`],
  ['go', `req.Header.Add("Authorization", "Bearer " + os.Getenv("TOKEN"))`],
  ['ruby', `request["Authorization"] = 'Bearer ' + ENV.fetch('TOKEN')`],
  ['java', `.header("Authorization", "Bearer " + System.getenv("TOKEN"))`],
  ['kotlin', `.addHeader("Authorization", "Bearer " + System.getenv("TOKEN"))`],
  ['csharp', `{ "Authorization", "Bearer " + Environment.GetEnvironmentVariable("TOKEN") },`],
  ['http', 'Authorization: Bearer {{TOKEN}}'],
])('reads a token from the environment: %s', (language, expected) => {
  const source = write('https://a.example/b', { Authorization: `Bearer ${token.mark}` }).get(language)
  expect(source).toContain(expected)
  expect(source).not.toContain('docgenSecret')
})

it.each([
  ['curl', `--url "https://a.example/b?x=%27&key=$API_KEY"`],
  ['wget', `"https://a.example/b?x=%27&key=$API_KEY"`],
  ['javascript', `'https://a.example/b?x=%27&key=YOUR_API_KEY'`],
  ['node', `'https://a.example/b?x=%27&key=' + encodeURIComponent(process.env.API_KEY);`],
  ['python', `"https://a.example/b?x=%27&key=" + quote(os.environ["API_KEY"])`],
  ['php', `'https://a.example/b?x=%27&key=' . urlencode(getenv('API_KEY'))`],
  ['go', `"https://a.example/b?x=%27&key=" + url.QueryEscape(os.Getenv("API_KEY"))`],
  ['ruby', `URI("https://a.example/b?x=%27&key=" + URI.encode_www_form_component(ENV.fetch('API_KEY')))`],
  ['java', `key=" + java.net.URLEncoder.encode(System.getenv("API_KEY"), java.nio.charset.StandardCharsets.UTF_8)`],
  ['csharp', `key=" + Uri.EscapeDataString(Environment.GetEnvironmentVariable("API_KEY"))`],
  ['http', 'GET /b?x=%27&key={{API_KEY}} HTTP/1.1'],
])('encodes a key of the URL: %s', (language, expected) => {
  expect(write(`https://a.example/b?x=%27&key=${key.mark}`, {}).get(language)).toContain(expected)
})

it('imports what the code needs, once', () => {
  const sources = write(`https://a.example/b?key=${key.mark}`, { 'X-Key': token.mark })
  expect(sources.get('python')).toMatch(/^import os\nfrom urllib.parse import quote\n\nimport requests\n/)
  expect(sources.get('go')).toContain('\t"fmt"\n\t"os"\n\t"net/url"\n')
  const withoutUrl = write('https://a.example/b', { 'X-Key': token.mark })
  expect(withoutUrl.get('python')).toMatch(/^import os\n\nimport requests\n/)
  expect(withoutUrl.get('go')).not.toContain('net/url')
  expect(insertSecrets('go', `import (\n\t"fmt"\n\t"os"\n)\n"${token.mark}"`, [token]).match(/"os"/g)).toHaveLength(1)
})

it('keeps what stands around a credential', () => {
  const sources = write('https://a.example/b', { Cookie: `sid=${token.mark}; other="$x\\!'` })
  expect(sources.get('curl')).toContain(`--header "Cookie: sid=$TOKEN; other=\\"\\$x\\\\"'!'"'"`)
  expect(sources.get('node')).toContain(`'sid=' + process.env.TOKEN + '; other="$x\\\\!\\''`)
  expect(sources.get('kotlin')).toContain(String.raw`"sid=" + System.getenv("TOKEN") + "; other=\"\$x\\!'"`)
})
