import { answerCalls } from '@lusoria/core/worker-call';
import { runInBackground } from '../../background.ts';
import { parentChannel } from '../../worker-channel.ts';
import { checkCalls, problemsIn } from './check.ts';

// In a thread of its own: it reads the whole file.
runInBackground();
answerCalls(checkCalls, parentChannel(), { check: problemsIn });
