import type { DiagnosticTopics } from './topics.js'

/** Diagnostics of search, commands, output and cache. */
export const COMMAND_DIAGNOSTICS = {
  Search: {
    'empty-search-context': {
      severity: 'warning',
      meaning: 'A search context contains no page.',
      fix: 'Correct its path, or remove it from `search.contexts`.',
    },
    'unknown-context': {
      severity: 'error',
      meaning: 'The site has no search context of this name.',
      fix: 'Use one of the listed names.',
    },
    'no-search-index': {
      severity: 'error',
      meaning: 'The output folder has no search index.',
      fix: 'Build the site first.',
    },
    'pdf-not-printed': {
      severity: 'error',
      meaning: '`docgen export pdf` finds no browser or no pages, or the browser fails.',
      fix: 'Follow the hint. See [Archives](../build/export.md#pdf).',
    },
    'nothing-to-search': {
      severity: 'error',
      meaning: 'The query is empty, or docgen reads its second word as the folder of the site.',
      fix: 'Put a query of several words in quotes.',
    },
    'no-search-tests': {
      severity: 'error',
      meaning: 'There is no file with search tests.',
      fix: 'Write the file that the hint shows.',
    },
    'invalid-search-tests': {
      severity: 'error',
      meaning: 'The file with search tests has a wrong value.',
      fix: 'Follow the hint.',
    },
    'search-result': {
      severity: 'error',
      meaning: 'A query of the search tests does not find its page.',
      fix: 'Look at the results with `docgen search`.',
    },
    'search-quality': {
      severity: 'error',
      meaning: 'The search tests reach a lower score than they require.',
      fix: 'Look at the queries whose page is not first.',
    },
  },
  'Commands, output and cache': {
    'no-such-folder': {
      severity: 'error',
      meaning: 'A command names a folder that does not exist.',
      fix: 'Correct the path.',
    },
    'init-file-exists': {
      severity: 'error',
      meaning: '`docgen init` would overwrite a file.',
      fix: 'Move the file, or choose another folder.',
    },
    'file-exists': {
      severity: 'error',
      meaning: 'A command would overwrite a file.',
      fix: 'Add `--force`, or look with `--dry-run`.',
    },
    'cannot-create': {
      severity: {
        error: 'if nothing was created',
        warning: 'if a sidebar or a config needs a change by hand',
      },
      meaning: '`docgen new` cannot create what the command names.',
      fix: 'Follow the hint.',
    },
    'uncommitted-changes': {
      severity: 'error',
      meaning: '`docgen migrate --write` would change files in a way that Git cannot undo.',
      fix: 'Commit your work, or add `--force`.',
    },
    'docusaurus-site': {
      severity: 'error',
      meaning: 'The folder has a Docusaurus site and no config of docgen.',
      fix: 'Run `npx docgen migrate docusaurus`.',
    },
    'missing-tool-config': {
      severity: 'error',
      meaning: '`docgen migrate` finds no config of the tool, or cannot read it.',
      fix: 'Name the folder that has one.',
    },
    'invalid-tool-config': {
      severity: 'error',
      meaning: '`docgen migrate` cannot read the config of the tool.',
      fix: 'Fix the syntax at this position.',
    },
    'no-docusaurus-config': {
      severity: 'error',
      meaning: 'The Docusaurus config exports no fields.',
      fix: 'Export the config object.',
    },
    'foreign-output-folder': {
      severity: 'error',
      meaning: 'The output folder contains files that docgen did not create, is a file, or contains the site.',
      fix: 'Choose another with `--out`.',
    },
    'output-in-sources': {
      severity: 'error',
      meaning: 'The output folder is inside of the sources.',
      fix: 'Choose another with `--out`.',
    },
    'unwritable-output': {
      severity: 'error',
      meaning: 'docgen cannot write to the output folder.',
      fix: 'Fix the disk or the permissions, and build again.',
    },
    'unwritable-site': {
      severity: 'error',
      meaning: "docgen cannot write to the site's folder.",
      fix: 'Fix the permissions, and run the command again.',
    },
    'unwritable-file': {
      severity: { error: 'for a file that the command has to write', warning: 'for the record of external links' },
      meaning: 'docgen cannot write a file.',
      fix: 'Check its folder and permissions.',
    },
    'unwritable-cache': {
      severity: 'error',
      meaning: 'docgen cannot write to `.docgen`.',
      fix: 'Fix the permissions.',
    },
    'remote-cache': {
      severity: 'warning',
      meaning:
        'The server of the remote cache failed, or what it sent is not signed with a trusted key. The build compiled these pages itself.',
      fix: 'Follow the message. It never fails a build, not even with `--strict`.',
    },
    'no-remote-cache': {
      severity: 'error',
      meaning: 'A command needs the remote cache, and its server, token or key is not set.',
      fix: 'See [Build on many machines](../build/many-machines.md).',
    },
    'unusable-cache': {
      severity: 'warning',
      meaning: 'docgen builds without its cache.',
      fix: 'Delete `.docgen/cache`, or make it writable.',
    },
    'locked-output': {
      severity: 'error',
      meaning: 'Another build has written to the output folder for ten minutes.',
      fix: 'End that process, or delete the lock file.',
    },
    'no-git-history': {
      severity: 'warning',
      meaning: 'Git gives no dates for the last updates.',
      fix: 'Install Git, or check out the repository.',
    },
    'shallow-clone': {
      severity: 'warning',
      meaning: 'The clone is shallow, so dates of the last updates can be wrong.',
      fix: 'Run `git fetch --unshallow`.',
    },
    'no-built-site': {
      severity: 'error',
      meaning: 'A folder that a command compares or deploys has no built site.',
      fix: 'Build that site first.',
    },
    'nothing-to-serve': {
      severity: {
        error: 'if the command cannot start',
        warning: 'if `docgen mcp` starts, but cannot read the site yet',
      },
      meaning: 'There is no built site to serve.',
      fix: 'Run `docgen build`, or `docgen dev`.',
    },
    'nothing-to-explain': {
      severity: 'error',
      meaning: '`docgen explain` finds no page or file of this name.',
      fix: 'Correct the name.',
    },
    'server-not-started': {
      severity: 'error',
      meaning: 'The server cannot use the port or the host.',
      fix: 'Choose another with `--port`.',
    },
    'incomplete-certificate': {
      severity: 'error',
      meaning: 'HTTPS needs both a certificate and a key.',
      fix: 'Add `--cert` and `--key`.',
    },
    'invalid-certificate': {
      severity: 'error',
      meaning: 'The certificate or its key cannot be used.',
      fix: 'Create them again.',
    },
  },
} as const satisfies DiagnosticTopics
