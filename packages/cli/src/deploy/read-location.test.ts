import { expect, it } from 'vitest'
import { readLocation } from './read-location.js'

const KEYS = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 's' }

it('reads the variables of the AWS command line; options replace them', () => {
  const environment = { ...KEYS, AWS_SESSION_TOKEN: 't', AWS_REGION: 'eu-west-1', AWS_ENDPOINT_URL: 'http://a.example' }
  expect(readLocation('docs', {}, environment).value).toEqual({
    bucket: 'docs',
    region: 'eu-west-1',
    endpoint: 'http://a.example',
    credentials: { accessKeyId: 'a', secretAccessKey: 's', sessionToken: 't' },
  })
  const options = { endpoint: 'https://b.example', region: 'auto' }
  expect(readLocation('docs', options, environment).value).toMatchObject(options)
  expect(readLocation('docs', {}, KEYS).value).toMatchObject({ region: 'us-east-1' })
})

it.each([
  [{}, {}, 'missing-credentials: the environment has no AWS_ACCESS_KEY_ID and no AWS_SECRET_ACCESS_KEY'],
  [{}, { AWS_ACCESS_KEY_ID: 'a' }, 'missing-credentials: the environment has no AWS_SECRET_ACCESS_KEY'],
  [{ endpoint: 's3.example.com' }, KEYS, 'invalid-target: --endpoint is not an http(s) URL: "s3.example.com"'],
  [{}, { ...KEYS, AWS_ENDPOINT_URL: 'ftp://a' }, 'invalid-target: AWS_ENDPOINT_URL is not an http(s) URL: "ftp://a"'],
  [{ region: 'eu west' }, KEYS, 'invalid-target: "eu west" can\'t be a region'],
])('rejects %j', (options, environment, expected) => {
  const { diagnostics } = readLocation('docs', options, environment)
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([expected])
})
