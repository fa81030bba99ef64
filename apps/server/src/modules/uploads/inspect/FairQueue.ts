import { ApiError } from '../../../contract/ApiError.js';

/** Beyond this, waiting takes longer than trying again. */
const maxWaiting = 60;
/** The maximum number of files in a batch. */
const maxOfOwner = 10;
const retryAfterSeconds = 5;

interface Waiting {
  readonly owner: string;
  readonly begin: () => void;
}

/** Runs one task at a time, with owners taking turns: nobody waits for all of another owner's tasks. */
export class FairQueue {
  #isBusy = false;
  #waiting: readonly Waiting[] = [];
  #turn = 0;
  /** The turn in which an owner was last served; cleared with the queue. */
  readonly #served = new Map<string, number>();

  /** Runs a task in its turn; throws 003001 if its owner has too many waiting, 100503 if the queue is full. */
  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    if (this.#isBusy) {
      this.#refuseIfFull(owner);
      await new Promise<void>((begin) => {
        this.#waiting = [...this.#waiting, { owner, begin }];
      });
    }
    this.#isBusy = true;
    this.#turn += 1;
    this.#served.set(owner, this.#turn);
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  #refuseIfFull(owner: string): void {
    const own = this.#waiting.filter((one) => one.owner === owner);
    if (own.length >= maxOfOwner)
      throw new ApiError('003001', {
        message: '您上传的图片正在处理，请稍后再试',
        retryAfterSeconds,
      });
    if (this.#waiting.length >= maxWaiting)
      throw new ApiError('100503', {
        message: '当前上传图片的人数较多，请稍后重试',
        retryAfterSeconds,
      });
  }

  /** Starts a task of the owner who has waited longest for a turn. */
  #passOn(): void {
    const lastTurn = ({ owner }: Waiting) => this.#served.get(owner) ?? 0;
    const [next] = this.#waiting.toSorted((one, other) => lastTurn(one) - lastTurn(other));
    if (next) {
      this.#waiting = this.#waiting.filter((one) => one !== next);
      next.begin();
    } else {
      this.#isBusy = false;
      this.#served.clear();
    }
  }
}
