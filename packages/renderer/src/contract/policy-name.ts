/**
 * Name of the only Trusted Types policy that the content security policy of a page allows. Each script of the page may
 * create it.
 */
export const POLICY_NAME = 'docgen'
