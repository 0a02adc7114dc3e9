import { pageAddress } from '@lusoria/web-kit/page/base.ts';
import { isLocal, reachableBase } from './reachable.ts';

/** The address by which others reach the page, as far as it is known; asked for once a component. */
export function reachable(): { readonly base: string; readonly isLocal: boolean } {
  let base = $state(pageAddress());
  $effect(() => void reachableBase().then((found) => (base = found)));
  return {
    get base() {
      return base;
    },
    /** Whether only this device can open it. */
    get isLocal() {
      return isLocal(base);
    },
  };
}
