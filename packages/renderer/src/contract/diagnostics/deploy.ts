import type { DiagnosticTopics } from './topics.js'

/** Diagnostics of `docgen deploy`. */
export const DEPLOY_DIAGNOSTICS = {
  Deployments: {
    'invalid-target': {
      severity: 'error',
      meaning: 'The target of `docgen deploy`, or an option of it, is neither a bucket nor a folder for a site.',
      fix: 'Follow the hint. See [Deploy to a bucket or a folder](../build/deploy-command.md).',
    },
    'missing-credentials': {
      severity: 'error',
      meaning: 'The environment has no keys for the bucket.',
      fix: 'Set the variables that the message names.',
    },
    'rejected-credentials': {
      severity: 'error',
      meaning: 'The service does not accept the keys, or does not allow them what a deployment needs.',
      fix: 'Follow the hint. See [Permissions](../build/deploy-command.md#permissions).',
    },
    'incomplete-output': {
      severity: 'error',
      meaning: 'The built site is not complete, or changes during the deployment.',
      fix: 'Build the site, and deploy it when no build runs.',
    },
    'foreign-target': {
      severity: 'error',
      meaning: 'The target contains files that docgen did not deploy.',
      fix: 'Choose an empty target, or add `--force`. docgen never removes such files.',
    },
    'concurrent-deployment': {
      severity: 'error',
      meaning: 'Another deployment to the same target is running, or has ended in the meantime.',
      fix: 'Wait until it has ended, and deploy again.',
    },
    'deployment-failed': {
      severity: 'error',
      meaning: 'The bucket does not exist, the service does not answer, or the folder can’t be written.',
      fix: 'Follow the hint, and deploy again. docgen continues where it has stopped.',
    },
    'unconditional-writes': {
      severity: 'warning',
      meaning: 'The service of the bucket ignores conditions, so docgen does not notice other deployments.',
      fix: 'Let your CI run one deployment at a time.',
    },
  },
} as const satisfies DiagnosticTopics
