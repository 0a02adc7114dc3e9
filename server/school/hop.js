// The steps of a sign-in that only a browser can do: it keeps a secret for the time at the school's platform, in this
// tab alone, and shows it when it comes back. So nobody can make another browser take a sign-in that is not its own.
const { step, key = '', secret = '', to = '', enter = '', pass = '' } = document.body.dataset;

/**
 * Shows one of the texts that the page has in store.
 * @param {string} id
 */
function show(id) {
  for (const part of document.querySelectorAll('main > section')) {
    part.toggleAttribute('hidden', part.id !== id);
  }
}

async function come() {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  const answer = await fetch(enter, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pass, secret: kept ?? '' }),
  });
  const told = await answer.json();
  if (!answer.ok) return show(document.getElementById(told.code) ? told.code : 'bad-request');
  // From now on this tab is that person, whoever else this device is.
  sessionStorage.setItem('lusoria.token', told.token);
  if (told.pick) sessionStorage.setItem('lusoria.pick', told.pick);
  location.replace(told.to);
}

try {
  if (step === 'go') {
    sessionStorage.setItem(key, secret);
    location.replace(to);
  } else if (step === 'come') {
    come().catch(() => show('unreachable'));
  }
} catch {
  // This browser keeps nothing for a page inside of another one.
  show('alone');
}
