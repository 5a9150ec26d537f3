import { afterAll } from 'vitest'

const folder = process.cwd()

// Tests share processes: esbuild resolves nothing if another file has left the process in a folder that is gone.
afterAll(() => {
  if (process.cwd() === folder) return
  console.warn(`a test left the working folder for ${process.cwd()}`)
  process.chdir(folder)
})
