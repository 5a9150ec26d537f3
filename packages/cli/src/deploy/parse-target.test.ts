import { expect, it } from 'vitest'
import { parseTarget } from './parse-target.js'

it.each([
  ['s3://my-docs', { kind: 'bucket', bucket: 'my-docs', prefix: '' }],
  ['S3://my.docs/', { kind: 'bucket', bucket: 'my.docs', prefix: '' }],
  ['s3://my-docs/a b//c/', { kind: 'bucket', bucket: 'my-docs', prefix: 'a b/c/' }],
  ['../public', { kind: 'folder', path: '../public' }],
  ['C:\\www', { kind: 'folder', path: 'C:\\www' }],
  ['C:/www', { kind: 'folder', path: 'C:/www' }],
  ['a@b', { kind: 'folder', path: 'a@b' }],
])('reads %s', (text, target) => {
  expect(parseTarget(text)).toEqual({ value: target, diagnostics: [] })
})

it.each([
  ['', 'the target is empty. Name a bucket, such as s3://my-docs, or a folder'],
  ['s3:/my-docs', '"s3:/my-docs" has no two slashes after s3:. Write s3://my-docs'],
  ['s3://', '"s3://" names no bucket. Write s3://BUCKET or s3://BUCKET/FOLDER'],
  [
    's3://My_Docs/a',
    '"My_Docs" can\'t be the name of a bucket: names have 3 to 63 lower-case letters, digits, dots and hyphens. Did you mean s3://my-docs/a?',
  ],
  ['s3://my-docs/../a', '"s3://my-docs/../a" contains a folder . or ... Write the path without them'],
  [
    'gs://my-docs/a',
    'docgen has no target gs://. Write s3://my-docs/a --endpoint https://storage.googleapis.com, with an HMAC key of Google Cloud Storage',
  ],
  ['https://my-docs.s3.eu-west-1.amazonaws.com/a/', 'a target is not a URL. Write s3://my-docs/a'],
  ['http://my-docs.s3-website.eu-west-1.amazonaws.com', 'a target is not a URL. Write s3://my-docs'],
  [
    'https://abc.r2.cloudflarestorage.com/my-docs',
    'a target is not a URL. Write s3://my-docs --endpoint https://abc.r2.cloudflarestorage.com',
  ],
  [
    'https://docs.example.com',
    '"https://docs.example.com" is the URL of a site, and docgen can\'t upload files there. Name the bucket, such as s3://my-docs, or a folder',
  ],
  ['file:///srv/docs', '"file:///srv/docs" is a URL, not a folder. Write the path of the folder: /srv/docs'],
  ['foo://bar', 'docgen has no target foo://. Name a bucket, such as s3://my-docs, or a folder'],
])('rejects %j', (text, message) => {
  const { value, diagnostics } = parseTarget(text)
  expect(value).toBeUndefined()
  expect(diagnostics.map(({ message, hint }) => `${message}. ${hint}`)).toEqual([message])
})

it.each([
  ['me@host:/srv/', 'me@host:/srv/'],
  ['ssh://me@host/srv', 'me@host:/srv/'],
  ['rsync://host/srv', 'rsync://host/srv/'],
  ['host:/srv', 'host:/srv/'],
  ['docs.example.com:~/www', 'docs.example.com:~/www/'],
])('suggests rsync for the server %s', (text, target) => {
  const [diagnostic] = parseTarget(text).diagnostics
  expect(diagnostic?.message).toContain('is a folder of another machine')
  expect(diagnostic?.hint).toContain(` --delete-after dist/ ${target}`)
})
