import { expect, it } from 'vitest'
import { nameFile } from './find-file.js'

it.each([
  ['avatar', 'image/png', 'avatar.png'],
  ['photo', 'image/jpeg', 'photo.jpg'],
  ['data', 'application/octet-stream', 'data.bin'],
  ['archive', 'application/x-tar', 'archive.tar'],
  ['user photo!', 'image/gif', 'user-photo.gif'],
  ['文件', '', 'file.bin'],
])('names the file of %j of type %j %s', (name, type, file) => {
  expect(nameFile(name, type)).toBe(file)
})
