/** Chromium's offer to install a page, which no library of types has yet. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

interface WindowEventMap {
  readonly beforeinstallprompt: BeforeInstallPromptEvent;
}
