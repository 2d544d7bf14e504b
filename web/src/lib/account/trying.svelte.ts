/** Something that a person has asked for: one thing at a time, and a sentence about how it went. */
import { untrack } from 'svelte';
import { Refused } from '$lib/api/client';
import { t } from '$lib/i18n/index.svelte';

export class Trying {
  busy = $state(false);
  trouble = $state('');
  done = $state('');

  async run(work: () => Promise<unknown>, done = ''): Promise<boolean> {
    if (untrack(() => this.busy)) return false; // an effect that asks is not to ask again when this changes
    this.busy = true;
    this.trouble = this.done = '';
    try {
      await work();
      this.done = done;
      return true;
    } catch (fault) {
      this.trouble = (fault instanceof Refused && fault.message) || t('trouble.unreachable');
      return false;
    } finally {
      this.busy = false;
    }
  }
}
