"""Bodies about people: one's own account, signing in, offers of seats, what others may see of somebody."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, StringConstraints

from ...core.language import msg
from .wire import Answer, Body, CommandId, Line, Name, Unfit


def _mail_address(text: str) -> str:
    """Only what looks like an address; whether it is one, a letter tells."""
    name, at, domain = text.rpartition("@")
    fine = text.isascii() and text.isprintable() and not set(text) & set(" <>,;:\"'()[]\\")
    if not (at and name and "." in domain.strip(".") and fine):
        raise Unfit(msg("fault-mail"))
    return f"{name}@{domain}".lower()


Email = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=3, max_length=254), AfterValidator(_mail_address)
]
Label = Annotated[Line, Field(max_length=80)]
PersonId = Annotated[Line, Field(min_length=1, max_length=24)]
Credential = Annotated[
    dict[str, Any], Field(description="What the browser's authenticator answered, its bytes as base64url (WebAuthn).")
]
Merge = Annotated[
    bool, Field(description="Bring along the tables of the guest that this device was, if that one is not kept.")
]


class PasskeyInfo(Answer):
    """A passkey that opens the account."""

    id: str
    name: str
    created: int
    used: int | None


class Device(Answer):
    """A device that is signed in."""

    id: str
    name: str = Field(description="Browser and system, as far as they are known.")
    created: int
    seen: int
    this: bool = Field(description="Is it the one that asks?")


class Account(Answer):
    """Everything about whoever asks."""

    id: str
    name: str
    created: int
    kept: bool = Field(description="Is there a way back without the cookie?")
    email: str | None
    passkeys: list[PasskeyInfo]
    devices: list[Device]
    codes: int = Field(description="Recovery codes that are left.")
    public: bool
    tables: int = Field(description="Tables at which one sits or which one has set up.")
    mail: bool = Field(description="Can this server send mail?")


class PasskeyOptions(Answer):
    """What the browser's authenticator is asked (WebAuthn, bytes as base64url)."""

    options: dict[str, Any]


class NewPasskey(Body):
    """A passkey that the authenticator has made."""

    credential: Credential
    name: Label = ""


class Chosen(Body):
    """One of one's own things, by its id."""

    id: Annotated[Line, Field(min_length=1, max_length=1500)]


class SignInByPasskey(Body):
    """An authenticator's signature."""

    credential: Credential
    merge: Merge = False


class SignInByLink(Body):
    """The secret of a link that came by mail."""

    token: Annotated[str, Field(min_length=10, max_length=100)]
    merge: Merge = False


class SignInByCode(Body):
    """A recovery code."""

    code: Annotated[Line, Field(min_length=5, max_length=60)]
    merge: Merge = False


class LetterWanted(Body):
    """Where a link is to be sent."""

    email: Email


class LetterSent(Answer):
    """The same answer whether anybody is known under that address or not."""

    minutes: int = Field(description="How long the link works.")


class Codes(Answer):
    """Recovery codes; they are shown this once."""

    codes: list[str]


class SignOut(Body):
    """Which device?"""

    device: Annotated[Line, Field(max_length=24)] | None = Field(
        default=None, description="None: the one that asks. Its id, or `all`."
    )


class Publicity(Body):
    """May everybody see one's results?"""

    public: bool


class Deletion(Body):
    """One's own name, so that nobody leaves by mistake."""

    name: Line


class Nothing(Answer):
    """It is done."""


class Person(Answer):
    """Somebody whom one has met at a table."""

    id: str
    name: str
    relation: Literal["", "mute", "block"] = Field(description="What one has decided about them.")


class PersonList(Answer):
    """Those whom one has met, the latest first."""

    people: list[Person]


class Result(Answer):
    """Finished games of one kind."""

    game: str
    title: str
    played: int
    won: int


class Profile(Answer):
    """What somebody lets everybody see."""

    id: str
    name: str
    since: int
    results: list[Result]


class Relation(Body):
    """What one decides about somebody: hear them no more (mute), nor meet them (block)."""

    kind: Literal["", "mute", "block"]


class SeatRelation(Relation):
    """The same about whoever sits on a seat."""

    seat: int = Field(ge=0, le=15)


class Muted(Answer):
    """Seats of a table whose people one does not want to hear."""

    seats: list[int]
    blocked: list[int] = Field(description="Those among them whom one does not want to meet again.")


class Report(Body):
    """Something that the operator should know about whoever sits on a seat."""

    seat: int = Field(ge=0, le=15)
    text: Annotated[Line, Field(min_length=1, max_length=1000)]


class Invite(Body):
    """The host asks somebody to take a free seat."""

    to: PersonId
    seat: int | None = Field(default=None, ge=0, le=15)


class OfferSeat(Body):
    """Somebody offers the own seat."""

    to: PersonId
    seat: int = Field(ge=0, le=15)


class FreeSeat(Body):
    """The host asks whoever sits there to leave, before the game begins."""

    seat: int = Field(ge=0, le=15)
    command_id: CommandId


class CloseTable(Body):
    """The host ends a table that has not begun."""

    command_id: CommandId


class Offer(Answer):
    """A seat that is offered."""

    id: str
    kind: Literal["invitation", "seat"]
    table: str
    path: str
    game: str
    title: str
    seat: int | None
    person: str = Field(description="Name of the other side.")
    made_by_me: bool = Field(description="Have I made it?")
    created: int


class OfferList(Answer):
    """Offers to me, and those that I have made."""

    offers: list[Offer]


class Post(Answer):
    """Something that the operator tells everybody."""

    id: str
    text: str
    at: int


class PostList(Answer):
    """What the operator tells everybody just now."""

    posts: list[Post]


class NewName(Body):
    """Another name."""

    name: Name
