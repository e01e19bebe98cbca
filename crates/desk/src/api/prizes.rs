//! The prize fund, who gets what, and why.

use std::collections::{BTreeMap, BTreeSet};

use ::tournament::decide::Command;
use ::tournament::fact::{PrizeCategoryBody, PrizeFundBody, PrizesSet};
use ::tournament::ids::{EntrantId, RoundNo, TournamentId, Tpn};
use ::tournament::prize::{
    Allocation, Award, Category, Considered, Contender, Cumulation, Cup, Fault, Money, Prize,
    Reason, Rounding, Rules, Sharing, allocate,
};
use ::tournament::state::{DepartureKind, Entrant, State, Tournament};
use ::tournament::tiebreak::Ratio;
use i18n::{Messages, args};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::category::{CategoryFilter, conditions, filter_of, members_of, named};
use super::ratings::performances;
use super::tables::{last_full, rank_text, round_asked, status};
use super::wire::{Changes, Id};
use super::{method, section};
use crate::plain::one_line;
use crate::provisional;
use crate::ranking::{self, Ranked};
use crate::words::Roster;
use crate::{ApiError, Code};

/// A prize fund as it is typed. Money is text: `250`, `250.50`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct PrizeFund {
    /// Code or sign of the currency.
    pub currency: String,
    /// Prizes of the places, best first.
    pub places: Vec<String>,
    /// How those on equal points share: `none`, `equal`, `hort`, `hybrid`.
    pub sharing: String,
    /// With `hybrid`: places that go undivided.
    pub undivided: u16,
    /// The least share, or empty.
    pub least_share: String,
    /// `cents`, `down`, `nearest`.
    pub rounding: String,
    /// With `down` and `nearest`: the whole unit, as `5`.
    pub unit: String,
    /// What is there to be paid, or empty.
    pub budget: String,
    /// `one` prize a player, or `all` he is entitled to.
    pub cumulation: String,
    /// Whether players who withdrew take part: `in` or `out`.
    pub withdrawn: String,
    /// Category and special prizes, in their order.
    pub categories: Vec<PrizeCategory>,
}

/// A category or special prize.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct PrizeCategory {
    /// Name.
    pub name: String,
    /// Prizes, best first.
    pub prizes: Vec<String>,
    /// Players may win one prize in each group; the places are group 0.
    pub group: u16,
    /// Who belongs to it.
    pub filter: CategoryFilter,
    /// What the members are ordered by: the final ranking (empty), `performance`, or `hand`: the order in which
    /// the filter's `only` names them.
    pub by: String,
    /// Cups and other things, best first; they go undivided and beside the money.
    pub goods: Vec<String>,
}

/// Answer of `prizes.get`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PrizesView {
    /// The fund as set; a new one if none is.
    pub fund: PrizeFund,
    /// Whether one is set.
    pub is_set: bool,
    /// Who gets what.
    pub list: PrizeList,
}

/// Who gets what.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PrizeList {
    /// After this round.
    pub round: u8,
    /// True only after the last round with no game open.
    pub is_final: bool,
    /// That games are open or rounds to come, in words; empty at the end.
    pub provisional: String,
    /// Everybody who gets something or was considered, in order of rank.
    pub rows: Vec<PrizeRow>,
    /// Sum of what is paid.
    pub paid: String,
    /// Sum of all prizes.
    pub total: String,
    /// What is left over, or overpaid with a minus.
    pub left: String,
    /// Prizes that nobody takes, in words.
    pub unassigned: Vec<String>,
    /// What is odd about the fund, in words.
    pub faults: Vec<String>,
}

/// One player in the list.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PrizeRow {
    /// Entrant.
    pub entrant: Id,
    /// Rank as printed.
    pub rank_text: String,
    /// Title.
    pub title: String,
    /// Name.
    pub name: String,
    /// Federation.
    pub federation: String,
    /// Points.
    pub points: String,
    /// What the player gets, of several prizes each with its amount; empty for nothing.
    pub prize: String,
    /// Amount paid, of all his prizes together; empty for nothing.
    pub paid: String,
    /// Why this, one sentence a prize.
    pub because: Vec<String>,
    /// Those of these sentences that are a sum: of prizes that are shared.
    pub sums: Vec<String>,
    /// Why not the others.
    pub not: Vec<String>,
}

method! {
    /// The prize fund and who gets what by it.
    "prizes.get" Viewer PrizesGet {
        /// Section.
        tournament: Id,
        /// Round; left out: the last in which every result is in.
        #[serde(default)]
        round: Option<u8>,
    } -> PrizesView |this, desk, call| {
        let event = desk.event(call)?;
        let messages = call.messages();
        let tournament = section(&event.state, this.tournament, messages)?;
        let after = round_asked(tournament, this.round, last_full(tournament), messages)?;
        let fund = tournament.prizes.clone();
        let body = fund.clone().unwrap_or_else(usual_fund);
        Ok(PrizesView {
            fund: fund_view(&body, messages),
            is_set: fund.is_some(),
            list: prize_list(&event.state, tournament, &body, after, messages),
        })
    }
}

method! {
    /// Who would get what by a fund that is not set.
    "prizes.preview" Viewer PrizesPreview {
        /// Section.
        tournament: Id,
        /// The fund.
        fund: PrizeFund,
        /// Round; left out: the last in which every result is in.
        #[serde(default)]
        round: Option<u8>,
    } -> PrizeList |this, desk, call| {
        let event = desk.event(call)?;
        let messages = call.messages();
        let tournament = section(&event.state, this.tournament, messages)?;
        let after = round_asked(tournament, this.round, last_full(tournament), messages)?;
        let body = fund_body(&this.fund, messages)?;
        Ok(prize_list(&event.state, tournament, &body, after, messages))
    }
}

method! {
    /// Sets the prize fund.
    "prizes.set" Arbiter PrizesPut {
        /// Section.
        tournament: Id,
        /// The fund.
        fund: PrizeFund,
    } -> Changes |this, desk, call| {
        let fund = fund_body(&this.fund, call.messages())?;
        all_named(&this.fund, call.messages())?;
        let tournament = TournamentId(this.tournament.0);
        desk.act(call, Command::SetPrizes(PrizesSet { tournament, fund }))
    }
}

/// What a fund begins as: shares of equal points, one prize a player, cents.
pub(crate) fn usual_fund() -> PrizeFundBody {
    PrizeFundBody {
        currency: "EUR".to_owned(),
        sharing: "equal".to_owned(),
        rounding: "cents".to_owned(),
        unit: 100,
        cumulation: "one".to_owned(),
        withdrawn: "out".to_owned(),
        ..PrizeFundBody::default()
    }
}

fn fund_view(body: &PrizeFundBody, messages: &Messages) -> PrizeFund {
    let text = |amount: i64| amount_text(Money(amount), messages);
    let or_empty = |amount: Option<i64>| amount.map(text).unwrap_or_default();
    let category = |category: &PrizeCategoryBody| PrizeCategory {
        name: category.name.clone(),
        prizes: category.prizes.iter().map(|amount| text(*amount)).collect(),
        group: category.group,
        filter: CategoryFilter::of(&category.filter),
        by: category.by.clone(),
        goods: category.goods.clone(),
    };
    let categories = named(body, messages);
    PrizeFund {
        currency: body.currency.clone(),
        places: body.places.iter().map(|amount| text(*amount)).collect(),
        sharing: body.sharing.clone(),
        undivided: body.undivided,
        least_share: or_empty(body.least_share),
        rounding: body.rounding.clone(),
        unit: text(body.unit),
        budget: or_empty(body.budget),
        cumulation: body.cumulation.clone(),
        withdrawn: body.withdrawn.clone(),
        categories: categories.iter().map(category).collect(),
    }
}

/// A fund that counts has a name for every category: prints and lists tell a prize by it. One that is still being typed
/// is previewed without.
fn all_named(fund: &PrizeFund, messages: &Messages) -> Result<(), ApiError> {
    let nameless = fund.categories.iter().position(|it| one_line(&it.name).is_empty());
    nameless.map_or(Ok(()), |at| {
        let (code, args) = (Code::BadInput, args! { "n" => at + 1 });
        let error = ApiError::worded(code, messages, "tables-prize-no-name", &args);
        Err(error.about(&format!("categories.{at}.name")))
    })
}

fn fund_body(fund: &PrizeFund, messages: &Messages) -> Result<PrizeFundBody, ApiError> {
    let one_of = |field: &str, text: &str, known: &[&str]| match text.trim() {
        "" => Ok(known[0].to_owned()),
        text if known.contains(&text) => Ok(text.to_owned()),
        other => Err(ApiError::bad_value(messages, field, other)),
    };
    let optional = |text: &str, field: &str| match text.trim() {
        "" => Ok(None),
        text => money(text, field, messages).map(Some),
    };
    // Prizes, lists and commands call a category by its name.
    let mut names = BTreeSet::new();
    let typed = fund.categories.iter().map(|it| one_line(&it.name)).enumerate();
    for (at, name) in typed.filter(|(_, name)| !name.is_empty()) {
        if !names.insert(name.to_lowercase()) {
            let args = args! { "name" => name };
            let (code, key) = (Code::BadInput, "tables-prize-same-name");
            let error = ApiError::worded(code, messages, key, &args);
            return Err(error.about(&format!("categories.{at}.name")));
        }
    }
    let categories = fund.categories.iter().enumerate().map(|(at, category)| {
        Ok(PrizeCategoryBody {
            name: one_line(&category.name),
            prizes: amounts(&category.prizes, &format!("categories.{at}.prizes"), messages)?,
            group: category.group,
            filter: category.filter.body(messages)?,
            by: one_of("by", &category.by, &["", "performance", "hand"])?,
            goods: category
                .goods
                .iter()
                .map(|it| one_line(it))
                .filter(|it| !it.is_empty())
                .collect(),
        })
    });
    Ok(PrizeFundBody {
        currency: fund.currency.trim().chars().take(8).collect(),
        places: amounts(&fund.places, "places", messages)?,
        sharing: one_of("sharing", &fund.sharing, &["equal", "none", "hort", "hybrid"])?,
        undivided: fund.undivided,
        least_share: optional(&fund.least_share, "leastShare")?,
        rounding: one_of("rounding", &fund.rounding, &["cents", "down", "nearest"])?,
        unit: optional(&fund.unit, "unit")?.filter(|unit| *unit > 0).unwrap_or(100),
        budget: optional(&fund.budget, "budget")?,
        cumulation: one_of("cumulation", &fund.cumulation, &["one", "all"])?,
        withdrawn: one_of("withdrawn", &fund.withdrawn, &["out", "in"])?,
        categories: categories.collect::<Result<Vec<_>, ApiError>>()?,
    })
}

fn amounts(texts: &[String], field: &str, messages: &Messages) -> Result<Vec<i64>, ApiError> {
    let given = texts.iter().map(|text| text.trim()).filter(|text| !text.is_empty());
    given.map(|text| money(text, field, messages)).collect()
}

/// `250`, `250.5`, `250,50`, at most two decimals and a thousand million.
fn money(text: &str, field: &str, messages: &Messages) -> Result<i64, ApiError> {
    let bad = || {
        ApiError::worded(Code::BadInput, messages, "tables-prize-bad", &args! { "found" => text })
            .about(field)
    };
    let (whole, cents) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let digits = |part: &str| part.chars().all(|sign| sign.is_ascii_digit());
    if whole.is_empty() || whole.len() > 9 || cents.len() > 2 || !digits(whole) || !digits(cents) {
        return Err(bad());
    }
    let whole: i64 = whole.parse().map_err(|_| bad())?;
    let cents: i64 = format!("{cents:0<2}").parse().map_err(|_| bad())?;
    Ok(whole * 100 + cents)
}

/// `250`, `250.50` with the sign of the language.
pub(crate) fn amount_text(money: Money, messages: &Messages) -> String {
    let sign = if money.0 < 0 { "\u{2212}" } else { "" };
    let amount = money.0.unsigned_abs();
    let text = match amount % 100 {
        0 => format!("{}", amount / 100),
        cents => format!("{}.{cents:02}", amount / 100),
    };
    format!("{sign}{}", messages.decimal(&text))
}

struct Telling<'a> {
    fund: &'a PrizeFundBody,
    ranked: &'a Ranked,
    roster: &'a Roster<'a>,
}

/// Who gets what, in words.
pub(crate) fn prize_list(
    state: &State,
    tournament: &Tournament,
    fund: &PrizeFundBody,
    after: RoundNo,
    messages: &Messages,
) -> PrizeList {
    let fund = &PrizeFundBody { categories: named(fund, messages), ..fund.clone() };
    let ranked = ranking::ranked(state, tournament, after);
    let roster = Roster::new(state, tournament, messages);
    let mut rules = rules_of(fund);
    for (category, body) in rules.categories.iter_mut().zip(&fund.categories) {
        category.order = own_order(body, &ranked, &roster, after);
    }
    let made = allocate(&rules, &contenders(fund, &ranked, &roster));
    let telling = Telling { fund, ranked: &ranked, roster: &roster };
    let open = ranked.standings.games_open;
    PrizeList {
        round: after.0,
        is_final: after.0 > 0 && after == tournament.rounds_planned() && open == 0,
        provisional: provisional::until_the_end(tournament, after, messages).unwrap_or_default(),
        rows: telling.rows(&made),
        paid: telling.money(made.paid),
        total: telling.money(rules.total()),
        left: telling.money(made.left),
        unassigned: made
            .unassigned
            .iter()
            .map(|(prize, amount)| {
                let args =
                    args! { "prize" => telling.prize(*prize), "amount" => telling.money(*amount) };
                messages.text("tables-prize-unassigned", &args)
            })
            .chain(made.cups.iter().filter(|cup| cup.to.is_empty()).map(|cup| {
                let args = args! { "prize" => telling.cup(cup) };
                messages.text("tables-prize-cup-unassigned", &args)
            }))
            .collect(),
        faults: made.faults.iter().map(|fault| telling.fault(fault)).collect(),
    }
}

fn rules_of(fund: &PrizeFundBody) -> Rules {
    let unit = fund.unit.max(1);
    Rules {
        places: fund.places.iter().map(|amount| Money(*amount)).collect(),
        sharing: match fund.sharing.as_str() {
            "none" => Sharing::None,
            "hort" => Sharing::Hort,
            "hybrid" => Sharing::Hybrid { undivided: fund.undivided },
            _ => Sharing::Equal,
        },
        least_share: fund.least_share.map(Money),
        categories: fund
            .categories
            .iter()
            .map(|category| Category {
                name: category.name.clone(),
                prizes: category.prizes.iter().map(|amount| Money(*amount)).collect(),
                group: category.group,
                goods: category.goods.clone(),
                ..Category::default()
            })
            .collect(),
        rounding: match fund.rounding.as_str() {
            "down" => Rounding::Down { unit },
            "nearest" => Rounding::Nearest { unit },
            _ => Rounding::Cents,
        },
        budget: fund.budget.map(Money),
        cumulation: if fund.cumulation == "all" { Cumulation::All } else { Cumulation::One },
    }
}

/// Places in an order of a category's own; none where the final ranking is its order.
fn own_order(
    body: &PrizeCategoryBody,
    ranked: &Ranked,
    roster: &Roster,
    after: RoundNo,
) -> BTreeMap<Tpn, u16> {
    match body.by.as_str() {
        "hand" => {
            let named = body.filter.only.iter().filter_map(|id| roster.numbers.get(id).copied());
            named.zip(1..).collect()
        }
        "performance" => {
            let made = performances(roster, after);
            let rows = ranked.standings.rows.iter().map(|row| row.tpn);
            let place = |tpn: Tpn| {
                let better = |other: &&i32| made.get(&tpn).is_none_or(|own| *other > own);
                let better = made.values().filter(better).count();
                (tpn, u16::try_from(better + 1).unwrap_or(u16::MAX))
            };
            rows.map(place).collect()
        }
        _ => BTreeMap::new(),
    }
}

/// A prize by hand while nobody is named: it is nobody's, not that of the best-ranked.
fn waits_for_names(category: &PrizeCategoryBody) -> bool {
    category.by == "hand" && category.filter.only.is_empty()
}

/// Who takes part in the prizes: everybody but those who left, as the fund says.
fn contenders(fund: &PrizeFundBody, ranked: &Ranked, roster: &Roster) -> Vec<Contender> {
    let members: Vec<BTreeSet<Tpn>> = fund
        .categories
        .iter()
        .map(|it| match waits_for_names(it) {
            true => BTreeSet::new(),
            false => members_of(&it.filter, roster).into_iter().map(|it| it.tpn).collect(),
        })
        .collect();
    let takes_part = |entrant: &Entrant| match entrant.departures.last() {
        Some(left) if left.until.is_none() => {
            left.kind == DepartureKind::Withdrawn && fund.withdrawn == "in"
        }
        Some(_) | None => true,
    };
    let rows = ranked.standings.rows.iter().filter(|row| {
        let entrant = ranked.entrants.get(&row.tpn);
        entrant.and_then(|id| roster.tournament.entrants.get(id)).is_some_and(takes_part)
    });
    rows.map(|row| Contender {
        tpn: row.tpn,
        rank: row.rank,
        points: row.points,
        categories: (0..members.len()).filter(|at| members[*at].contains(&row.tpn)).collect(),
    })
    .collect()
}

impl Telling<'_> {
    fn rows(&self, made: &Allocation) -> Vec<PrizeRow> {
        let not: BTreeMap<Tpn, &Vec<Considered>> =
            made.not.iter().map(|(tpn, list)| (*tpn, list)).collect();
        let messages = self.roster.messages;
        let row = |row: &::tournament::standings::StandingRow| {
            let awards: Vec<_> = made.awards.iter().filter(|it| it.tpn == row.tpn).collect();
            let entrant = self.ranked.entrants.get(&row.tpn).copied().unwrap_or(EntrantId(0));
            let considered = not.get(&row.tpn).map(|list| list.as_slice());
            let side = self.roster.side(entrant, RoundNo(1));
            let paid: Money = awards.iter().map(|award| award.paid).sum();
            let cups: Vec<_> = made.cups.iter().filter(|cup| cup.to.contains(&row.tpn)).collect();
            let names = awards.iter().map(|award| match awards.len() {
                0 | 1 => self.prizes(&award.of),
                _ => self.part(award),
            });
            let names: Vec<String> = names.chain(cups.iter().map(|cup| self.cup(cup))).collect();
            let because = awards.iter().map(|award| self.because(award));
            let because = because.chain(cups.iter().map(|cup| self.cup_reason(cup)));
            let is_sum = |award: &&&Award| {
                !matches!(award.because, Reason::OwnPlace | Reason::BestOfCategory)
            };
            let sums = awards.iter().filter(is_sum).map(|award| self.because(award));
            let not = match considered {
                Some(considered) => considered.iter().map(|one| self.considered(one)).collect(),
                None => vec![self.takes_no_part(entrant)],
            };
            PrizeRow {
                entrant: Id(entrant.0),
                rank_text: rank_text(row),
                title: side.title,
                name: side.name,
                federation: side.federation,
                points: messages.points(row.points.0),
                prize: names.join(if awards.len() > 1 { "; " } else { ", " }),
                paid: if awards.is_empty() { String::new() } else { self.money(paid) },
                because: because.collect(),
                sums: sums.collect(),
                not,
            }
        };
        self.ranked.standings.rows.iter().map(row).collect()
    }

    /// One of several prizes, with its amount.
    fn part(&self, award: &Award) -> String {
        let args = args! {
            "prize" => self.prizes(&award.of), "amount" => self.money(award.paid)
        };
        self.roster.messages.text("tables-prize-part", &args)
    }

    /// Why somebody has a prize, with the sum to the cent.
    fn because(&self, award: &Award) -> String {
        let args = args! {
            "prize" => self.prizes(&award.of), "amount" => self.money(award.paid),
            "why" => self.reason(award.because)
        };
        let told = self.roster.messages.text("tables-prize-because", &args);
        format!("{told}{}", self.rounding(award))
    }

    /// What rounding made of a share, and what it left over for him; nothing where a share is paid as it is.
    fn rounding(&self, award: &Award) -> String {
        let paid = Ratio::whole(award.paid.0);
        // One who shares with nobody has his whole prize.
        if award.exact == paid {
            return String::new();
        }
        let args = args! {
            "exact" => self.exact(award.exact), "rounded" => self.amount(award.rounded),
            "rest" => self.amount(Money(award.paid.0.saturating_sub(award.rounded.0))),
            "unit" => self.amount(Money(self.fund.unit)), "paid" => self.amount(award.paid)
        };
        let key = match (self.fund.rounding.as_str(), award.paid == award.rounded) {
            ("nearest", _) => "tables-prize-rounded-nearest",
            ("down", true) => "tables-prize-rounded-down",
            ("down", false) => "tables-prize-rounded-down-rest",
            (_, true) => "tables-prize-rounded-cents",
            (_, false) => "tables-prize-rounded-cents-rest",
        };
        self.roster.messages.text(key, &args)
    }

    /// Why somebody who left is not among those who may win.
    fn takes_no_part(&self, entrant: EntrantId) -> String {
        let left = self.roster.tournament.entrants.get(&entrant).map_or("playing", status);
        self.roster.messages.plain(match left {
            "expelled" => "tables-prize-out-expelled",
            _ => "tables-prize-out-withdrawn",
        })
    }

    /// A cup or another thing with its category.
    fn cup(&self, cup: &Cup) -> String {
        let category = self.fund.categories.get(cup.category);
        let name = category.map_or("", |it| it.name.as_str());
        let goods = category.and_then(|it| it.goods.get(cup.goods)).map_or("", String::as_str);
        self.roster.messages.text("tables-prize-cup", &args! { "goods" => goods, "name" => name })
    }

    fn cup_reason(&self, cup: &Cup) -> String {
        let args = args! { "prize" => self.cup(cup), "with" => cup.to.len() };
        let key = if cup.to.len() > 1 { "tables-prize-cup-lot" } else { "tables-prize-cup-order" };
        self.roster.messages.text(key, &args)
    }

    fn considered(&self, one: &Considered) -> String {
        let (prize, why) = match (one.because, one.prize) {
            (Reason::NotMember, Prize::Category { category, .. }) => {
                let known = self.fund.categories.get(category);
                let asked = known.map_or_else(String::new, |it| match waits_for_names(it) {
                    true => self.roster.messages.plain("tables-prize-nobody-named"),
                    false => conditions(&filter_of(&it.filter, self.roster), self.roster.messages),
                });
                let why = args! { "conditions" => asked };
                let name = known.map_or_else(String::new, |it| it.name.clone());
                (name, self.roster.messages.text("tables-prize-not-member", &why))
            }
            (because, prize) => (self.prize(prize), self.reason(because)),
        };
        let args = args! { "prize" => prize, "why" => why };
        self.roster.messages.text("tables-prize-not", &args)
    }

    /// An amount without its currency.
    fn amount(&self, money: Money) -> String {
        amount_text(money, self.roster.messages)
    }

    fn money(&self, money: Money) -> String {
        let messages = self.roster.messages;
        let amount = amount_text(money, messages);
        if self.fund.currency.is_empty() {
            return amount;
        }
        let args = args! { "amount" => amount, "currency" => self.fund.currency.as_str() };
        messages.text("tables-prize-money", &args)
    }

    /// An exact share as money. What has no end as a decimal is cut after four, `31.6666…`.
    fn exact(&self, amount: Ratio) -> String {
        let below = i128::from(amount.denominator()) * 100;
        let scaled = i128::from(amount.numerator()) * 10_000;
        let (units, rest) = (scaled.div_euclid(below), scaled.rem_euclid(below));
        let text = format!("{}.{:04}", units / 10_000, units % 10_000);
        if rest != 0 {
            return format!("{}…", self.roster.messages.decimal(&text));
        }
        // Cents are always two figures.
        let short = text.strip_suffix(".0000").or(text.strip_suffix("00"));
        let short = short.or(text.strip_suffix('0')).unwrap_or(&text);
        self.roster.messages.decimal(short)
    }

    /// Several prizes that are shared.
    fn prizes(&self, prizes: &[Prize]) -> String {
        let names: Vec<String> = prizes.iter().map(|prize| self.prize(*prize)).collect();
        names.join(" + ")
    }

    fn prize(&self, prize: Prize) -> String {
        let messages = self.roster.messages;
        match prize {
            Prize::Places { place } => {
                messages.text("tables-prize-place", &args! { "place" => place })
            }
            Prize::Category { category, prize } => {
                let known = self.fund.categories.get(category);
                let name = known.map_or("", |it| it.name.as_str());
                let args = args! { "name" => name, "place" => prize + 1 };
                let several = known.is_some_and(|it| it.prizes.len() > 1);
                let key =
                    if several { "tables-prize-category-place" } else { "tables-prize-category" };
                messages.text(key, &args)
            }
        }
    }

    fn name(&self, tpn: Tpn) -> String {
        let entrant = self.ranked.entrants.get(&tpn);
        entrant.map_or_else(|| tpn.to_string(), |entrant| self.roster.name(*entrant))
    }

    fn reason(&self, reason: Reason) -> String {
        let messages = self.roster.messages;
        match reason {
            Reason::OwnPlace => messages.plain("tables-prize-own-place"),
            Reason::Shared { with, from, to, pot } => messages.text(
                "tables-prize-shared",
                &args! { "with" => with, "from" => from, "to" => to, "pot" => self.amount(pot) },
            ),
            Reason::Hort { half, pool, with, from, to } => messages.text(
                "tables-prize-hort",
                &args! {
                    "with" => with, "from" => from, "to" => to,
                    "half" => self.exact(half), "pool" => self.exact(pool),
                },
            ),
            Reason::SameRank { with, pot } => messages.text(
                "tables-prize-same-rank",
                &args! { "with" => with, "pot" => self.amount(pot) },
            ),
            Reason::Taken { taken_by } => {
                messages.text("tables-prize-taken", &args! { "name" => self.name(taken_by) })
            }
            Reason::NotMember => {
                messages.text("tables-prize-not-member", &args! { "conditions" => "" })
            }
            Reason::BelowLeastShare { least, with } => messages.text(
                "tables-prize-below-least",
                &args! { "least" => self.money(least), "with" => with },
            ),
            Reason::BestOfCategory => messages.plain("tables-prize-best"),
            Reason::HasBetter { instead } => {
                messages.text("tables-prize-has-better", &args! { "prize" => self.prize(instead) })
            }
            Reason::RankedLower { taken_by } => {
                messages.text("tables-prize-ranked-lower", &args! { "name" => self.name(taken_by) })
            }
            Reason::BeyondPrizes => messages.plain("tables-prize-beyond"),
        }
    }

    fn fault(&self, fault: &Fault) -> String {
        let messages = self.roster.messages;
        match fault {
            Fault::OverBudget { prizes, budget } => messages.text(
                "tables-prize-over-budget",
                &args! { "prizes" => self.money(*prizes), "budget" => self.money(*budget) },
            ),
            Fault::Unspent { prizes, budget, rest } => messages.text(
                "tables-prize-unspent",
                &args! {
                    "prizes" => self.money(*prizes), "budget" => self.money(*budget),
                    "rest" => self.money(*rest),
                },
            ),
            Fault::PrizeOverBudget { prize, amount } => messages.text(
                "tables-prize-one-over-budget",
                &args! { "prize" => self.prize(*prize), "amount" => self.money(*amount) },
            ),
            Fault::Negative { prize } => {
                messages.text("tables-prize-negative", &args! { "prize" => self.prize(*prize) })
            }
            Fault::OutOfOrder { prize } => {
                messages.text("tables-prize-out-of-order", &args! { "prize" => self.prize(*prize) })
            }
            Fault::RoundedUp { over } => {
                messages.text("tables-prize-rounded-up", &args! { "over" => self.money(*over) })
            }
            Fault::PlaceWorthMore { tpn, place } => messages.text(
                "tables-prize-place-worth-more",
                &args! { "name" => self.name(*tpn), "amount" => self.money(*place) },
            ),
        }
    }
}
