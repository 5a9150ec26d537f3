import type { DiagnosticTopics } from './topics.js'

/** Diagnostics of search, commands, output and cache. */
export const COMMAND_DIAGNOSTICS = {
  Search: {
    'empty-search-context': {
      meaning: 'No page is in a part of the search.',
      fix: 'Correct the path, or remove the part.',
    },
    'unknown-context': { meaning: 'The site has no search part of this name.', fix: 'Use one of the listed names.' },
    'no-search-index': { meaning: 'There is no search index to search.', fix: 'Build the site first.' },
    'nothing-to-search': {
      meaning: 'The query is empty, or a folder is missing.',
      fix: 'Put a query of several words in quotes.',
    },
    'no-search-tests': { meaning: 'There is no file with search tests.', fix: 'Write the file that the hint shows.' },
    'invalid-search-tests': { meaning: 'The file with search tests has a wrong value.', fix: 'Follow the hint.' },
    'search-result': {
      meaning: 'A query of the search tests does not find its page.',
      fix: 'Look at the results with `docgen search`.',
    },
    'search-quality': {
      meaning: 'The search tests reach a lower score than they require.',
      fix: 'Look at the queries whose page is not first.',
    },
  },
  'Commands, output and cache': {
    'no-such-folder': { meaning: 'A command names a folder that does not exist.', fix: 'Correct the path.' },
    'init-file-exists': {
      meaning: '`docgen init` would overwrite a file.',
      fix: 'Move the file, or choose another folder.',
    },
    'file-exists': { meaning: 'A command would overwrite a file.', fix: 'Add `--force`, or look with `--dry-run`.' },
    'docusaurus-site': {
      meaning: 'The folder has a Docusaurus site and no config of docgen.',
      fix: 'Run `npx docgen migrate docusaurus`.',
    },
    'missing-docusaurus-config': {
      meaning: '`docgen migrate` finds no Docusaurus config.',
      fix: 'Name the folder that has one.',
    },
    'no-docusaurus-config': { meaning: 'The Docusaurus config exports no fields.', fix: 'Export the config object.' },
    'foreign-output-folder': {
      meaning: 'docgen did not create the output folder.',
      fix: 'Choose another with `--out`.',
    },
    'output-in-sources': {
      meaning: 'The output folder is inside of the sources.',
      fix: 'Choose another with `--out`.',
    },
    'unwritable-output': {
      meaning: 'docgen cannot write to the output folder.',
      fix: 'Fix the disk or the permissions, and build again.',
    },
    'unwritable-site': {
      meaning: "docgen cannot write to the site's folder.",
      fix: 'Fix the permissions, and run the command again.',
    },
    'unwritable-file': { meaning: 'docgen cannot write a file.', fix: 'Check its folder and permissions.' },
    'unwritable-cache': { meaning: 'docgen cannot write to `.docgen`.', fix: 'Fix the permissions.' },
    'unusable-cache': {
      meaning: 'docgen builds without its cache.',
      fix: 'Delete `.docgen/cache`, or make it writable.',
    },
    'locked-output': {
      meaning: 'Another build has written to the output folder for ten minutes.',
      fix: 'End that process, or delete the lock file.',
    },
    'no-git-history': {
      meaning: 'Git gives no dates for the last updates.',
      fix: 'Install Git, or check out the repository.',
    },
    'shallow-clone': {
      meaning: 'The clone is shallow, so dates of the last updates can be wrong.',
      fix: 'Run `git fetch --unshallow`.',
    },
    'no-built-site': { meaning: 'A folder that a command compares has no pages.', fix: 'Build that site first.' },
    'unknown-gate': {
      meaning: '`docgen check` has no gate of this name, or the command line names several folders.',
      fix: 'Use the suggested name, or the path of an existing folder.',
    },
    suppression: {
      meaning:
        'A comment that ignores a finding of `docgen check` has expired, or lacks a known code, a date or a reason.',
      fix: 'Write `<!-- docgen-ignore CODE until YYYY-MM-DD: reason -->`, or remove the comment.',
    },
    'invalid-baseline': {
      meaning: 'The file of `--baseline` does not exist, or is no baseline.',
      fix: 'Write it with `--update-baseline`.',
    },
    'lost-route': {
      meaning: 'A page of the deployed site has lost its URL: the site has neither a page nor a redirect there.',
      fix: 'Add the old URL to `redirect_from` of the page that replaces it.',
    },
    'no-manifest': {
      meaning: '`docgen check` cannot read which pages the deployed site has.',
      fix: 'Name a site that docgen built, or its `docgen-manifest.json`, with `--against`.',
    },
    'over-budget': {
      meaning: 'A file of the site is larger than the budget of its kind.',
      fix: 'Make it smaller, or raise the budget in `checks.weight`.',
    },
    'nothing-to-serve': { meaning: 'There is no built site to serve.', fix: 'Run `docgen build`, or `docgen dev`.' },
    'nothing-to-explain': { meaning: '`docgen explain` finds no page or file of this name.', fix: 'Correct the name.' },
    'server-not-started': {
      meaning: 'The server cannot use the port or the host.',
      fix: 'Choose another with `--port`.',
    },
    'incomplete-certificate': {
      meaning: 'HTTPS needs both a certificate and a key.',
      fix: 'Add `--cert` and `--key`.',
    },
    'invalid-certificate': { meaning: 'The certificate or its key cannot be used.', fix: 'Create them again.' },
  },
} as const satisfies DiagnosticTopics
