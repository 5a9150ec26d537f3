import { createTestFolder } from '../create-test-folder.js'
import { readGit } from './run-git.js'

/** Commits everything in a repository; for tests. */
export async function commitAll(folder: string): Promise<void> {
  await readGit(folder, ['add', '-A'])
  await readGit(folder, ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', 'commit', '-qm', 'Change files'])
}

/** Commits files to a new repository that is removed when the test ends; for tests. Returns its absolute path. */
export async function createTestRepository(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = createTestFolder(files)
  await readGit(folder, ['init', '-q'])
  await commitAll(folder)
  return folder
}
