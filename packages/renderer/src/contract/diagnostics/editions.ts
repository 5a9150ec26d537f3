import type { DiagnosticTopics } from './topics.js'

/** Diagnostics of blogs, versions and languages. */
export const EDITION_DIAGNOSTICS = {
  Blog: {
    'blog-skipped': {
      severity: 'info',
      meaning: 'The folder `blog` exists, but the config does not mention it.',
      fix: 'Write `blog: {}` or `blog: false`.',
    },
    'missing-blog-folder': {
      severity: 'warning',
      meaning: 'The folder of the blog does not exist.',
      fix: 'Create it, or remove `blog` from the config.',
    },
    'invalid-authors': {
      severity: { error: 'for a file that docgen cannot read', warning: 'for an entry that docgen omits' },
      setting: 'onBrokenContent',
      meaning: 'The file of authors has a wrong value.',
      fix: 'Follow the hint.',
    },
    'unknown-author': {
      severity: 'warning',
      meaning: 'A post names an author who is not in the file of authors.',
      fix: 'Add the author, or use the suggested key.',
    },
    'impossible-date': {
      severity: 'warning',
      meaning: 'The name of a post has digits like a date, but no such day exists.',
      fix: 'Correct the name, or write `date` into the front matter.',
    },
  },
  'Versions and languages': {
    'invalid-versions': {
      severity: 'error',
      meaning: '`versions.json` has a wrong value.',
      fix: 'Follow the hint.',
    },
    'missing-version': {
      severity: 'error',
      meaning: 'A listed version has no folder.',
      fix: 'Restore the folder, or remove the version from the list.',
    },
    'unknown-version': {
      severity: 'error',
      meaning: 'There is no version of this name.',
      fix: 'Use one of the listed names.',
    },
    'duplicate-version-label': {
      severity: 'warning',
      meaning: 'Two versions have the same label.',
      fix: 'Change one label.',
    },
    'duplicate-version-path': {
      severity: 'error',
      meaning: 'Two versions have the same path.',
      fix: 'Change one path.',
    },
    'versions-at-root': {
      severity: 'error',
      meaning: '`docs.path` is the folder of the site, which contains the folders of all versions.',
      fix: 'Move the pages into a separate folder.',
    },
    'version-change-failed': {
      severity: 'error',
      meaning: 'docgen cannot cut or remove the version.',
      fix: 'Follow the message.',
    },
    'unknown-locale': {
      severity: 'error',
      meaning: 'The site does not have this language.',
      fix: 'Use one of `i18n.locales`.',
    },
    'unknown-text': {
      severity: 'warning',
      meaning: '`texts`, or a component of the site, names a UI text that does not exist.',
      fix: 'Use the suggested key.',
    },
    'unknown-translation': {
      severity: 'error',
      meaning: 'A path names no translation of the site.',
      fix: 'Name a file below `i18n`.',
    },
    'invalid-translation-file': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: 'A translation file has a wrong value.',
      fix: 'Follow the hint.',
    },
    'stray-translation': {
      severity: 'warning',
      meaning: 'A file below `i18n` translates nothing.',
      fix: 'Rename or remove it.',
    },
    'unused-translation': {
      severity: 'warning',
      meaning: 'Nothing uses a translated text, or a translated page has no original.',
      fix: 'Remove it, or move it to the key or path that replaced the old one.',
    },
    'outdated-translation': {
      severity: 'info',
      meaning: 'A page has changed since it was translated.',
      fix: 'Update the translation, and record that with `docgen translations write --done`.',
    },
    'too-few-translations': {
      severity: 'error',
      meaning: 'A language has fewer translations than `minTranslated` requires.',
      fix: 'Translate more, or lower the limit.',
    },
  },
} as const satisfies DiagnosticTopics
